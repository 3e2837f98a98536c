'use client';

import { useEffect } from 'react';
import { recordTrafficSource } from '@/lib/browser/traffic-source';
import { whenShown } from '@/lib/browser/when-shown';
import { type CountSettings, countVisit } from './count-visit';

/** Records where the visitor came from and, if the site counts, counts the visit and its events. */
export function VisitRecorder({ counts }: { counts: CountSettings | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document, whose settings do not change
  useEffect(() => {
    whenShown(() => {
      const source = recordTrafficSource();
      if (counts) countVisit(source, counts);
    });
  }, []);
  return null;
}
