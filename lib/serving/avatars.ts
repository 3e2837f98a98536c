import { MAX_SHOWN } from '@/lib/content/testimonials';
import { sharedState } from '@/lib/shared-state';
import { avatarAddress } from '@/lib/site/avatar-address';

const lanes: Promise<void>[] = [Promise.resolve(), Promise.resolve()];

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

export function inTurn(makeSmaller: () => Promise<void>): void {
  const longestAgo = lanes.shift() ?? Promise.resolve();
  lanes.push(longestAgo.then(makeSmaller).catch((error) => console.error(error)));
}
