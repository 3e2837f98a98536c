'use client';

import { useEffect } from 'react';
import { recordTrafficSource } from '@/lib/browser/traffic-source';

/** Records once per page load where the visitor came from. */
export function TrafficSourceRecorder() {
  useEffect(() => recordTrafficSource({ referrer: document.referrer, url: window.location.href }), []);
  return null;
}
