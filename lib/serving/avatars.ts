import type {} from '../content/content';
import { shownReviews, type Testimonial } from '../content/testimonials';
import { avatarAddress } from '../site/avatar-address';

/** The ends of the pictures that were requested last. Two at a time are made smaller: each takes memory for all of its original. */
const lanes: Promise<void>[] = [Promise.resolve(), Promise.resolve()];

/**
 * Whether an address of Next's image optimizer is the picture of a review that is shown. The optimizer would fetch and decode any picture
 * of the allowed hosts for any stranger: https://nextjs.org/docs/app/api-reference/components/image#remotepatterns
 * @param url path and query of a request
 */
export function isShownAvatar(url: string): boolean {
  const query = queryOf(url);
  const picture = query.get('url');
  const reviews = globalThis.content?.testimonials.shown?.content ?? [];
  const isIn = (some: readonly Testimonial[]) =>
    some.some(({ avatar }) => avatar !== undefined && avatar === picture);
  return (
    picture !== null &&
    // Its size too. Compared in one form, for some browsers escape more letters than others.
    String(query) === String(queryOf(avatarAddress(picture))) &&
    isIn(reviews) &&
    isIn(shownReviews(reviews))
  );
}

function queryOf(url: string): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

/** Has a picture made smaller when its turn comes. */
export function inTurn(makeSmaller: () => Promise<void>): void {
  const longestAgo = lanes.shift() ?? Promise.resolve();
  lanes.push(longestAgo.then(makeSmaller).catch((error) => console.error(error)));
}
