import 'server-only';
import { parseConfig } from './parse-config';

export const config = parseConfig(process.env);
