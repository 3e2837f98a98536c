import 'server-only';
import { config } from './config';
import { readBusiness } from './read-business';

/** The business of this site. Importing it with bad facts throws. */
export const business = readBusiness(config);
