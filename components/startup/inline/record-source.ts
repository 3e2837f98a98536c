import { recordTrafficSource } from '@/lib/browser/traffic-source';

recordTrafficSource();
