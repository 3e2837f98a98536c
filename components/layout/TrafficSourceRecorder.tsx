'use client';

import { useEffect } from 'react';
import { recordTrafficSource } from '@/lib/browser/traffic-source';

/**
 * Records once per page load where the visitor came from. It belongs in the root layout, which in-site navigation keeps
 * mounted, so that moving between pages records nothing.
 */
export function TrafficSourceRecorder() {
  useEffect(() => recordTrafficSource({ referrer: document.referrer, url: window.location.href }), []);
  return null;
}
