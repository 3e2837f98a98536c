import 'server-only';
import type { Parsed } from '@/lib/content/rows/row-report';
import { type LastGood, readLastGood, type Shown, writeLastGood } from './last-good';
import type { Source, SourceName } from './source';

/** A table that is not shown because it looks like a slip: why, in Spanish, and from when until when (milliseconds since 1970). */
export type Hold = { why: string; heldSince: number; heldUntil: number };

const HOLD_MS = 3_600_000;

/**
 * The hold of a table that looks like a slip since the shown one: by `table/slips`, only of a menu, and never for one wrong price. Nothing
 * ends it sooner but a table without the slip; a revalidation does not. It lasts an hour from when the slip was first found: now, or earlier
 * by this process, one before a restart, or another instance. Undefined once it is over.
 */
export async function findHold<T>(
  { name, slipSince }: Source<T>,
  { parsed, sent }: Shown<T>,
  { summary }: Parsed<T>,
): Promise<Hold | undefined> {
  const why = parsed.summary && summary && slipSince?.(parsed.summary, summary);
  if (!why) return undefined;
  const kept = [sent, ...(await readLastGood(name, sent.url))];
  // A hold that began before the shown content was sent has ended with it.
  const starts = kept.flatMap(({ heldSince = 0 }) => (heldSince >= sent.sentAt ? heldSince : []));
  const heldSince = Math.min(Date.now(), ...starts);
  const heldUntil = heldSince + HOLD_MS;
  return heldUntil > Date.now() ? { why, heldSince, heldUntil } : undefined;
}

/**
 * Keeps the start of a hold, for a restart and for other instances.
 * @param shown the content that is shown meanwhile; the start is written into it
 */
export async function keepHold(name: SourceName, shown: LastGood, { heldSince }: Hold): Promise<void> {
  if (shown.heldSince === heldSince) return;
  shown.heldSince = heldSince;
  await writeLastGood(name, shown);
}
