import { MAX_SHOWN } from '@/lib/content/testimonials';
import { sharedState } from '@/lib/shared-state';
import { avatarAddress } from '@/lib/site/avatar-address';

const queues: Promise<void>[] = [Promise.resolve(), Promise.resolve()];

/** Whether an address of Next's image optimizer is the picture of a review that is shown. */
export function isShownAvatar(url: string): boolean {
  const query = queryOf(url);
  const picture = query.get('url');
  const shown = sharedState.readers?.testimonials.shown?.content.slice(0, MAX_SHOWN) ?? [];
  return (
    picture !== null &&
    // Its size too. Compared in one form, for some browsers escape more letters than others.
    String(query) === String(queryOf(avatarAddress(picture))) &&
    shown.some(({ avatar }) => avatar === picture)
  );
}

function queryOf(url: string): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

/** Runs two tasks at a time, in the order in which they come. */
export function enqueue(task: () => Promise<void>): void {
  const first = queues.shift() ?? Promise.resolve();
  queues.push(first.then(task).catch((error) => console.error(error)));
}
