import { recordTrafficSource } from '@/lib/browser/traffic-source';
import { whenShown } from '@/lib/browser/when-shown';

whenShown(() => recordTrafficSource());
