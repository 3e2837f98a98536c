import 'server-only';
import { join, resolve } from 'node:path';
import { config } from '@/lib/site/config';

/** Where the owner's prepared photos are kept. */
export const photosDirectory = join(resolve(config.CONTENT_CACHE_DIR), 'photos');
