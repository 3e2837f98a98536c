/** Ends a command if the settings cannot be used. A server refuses them too, but only after Next has said that it is ready. */
import { judgeSite } from '@/lib/site/judge-site';

judgeSite();
