import 'server-only';
import { config } from './config';
import { readBusiness } from './read-business';

export const business = readBusiness(config);
