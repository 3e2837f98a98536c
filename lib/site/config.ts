import 'server-only';
import { parseConfig } from './parse-config';

/** The configuration of this process, secrets included. Importing it with a bad environment throws. */
export const config = parseConfig(process.env);
