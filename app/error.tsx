'use client';

import { UnhandledError } from '@/components/errors/UnhandledError';

export default UnhandledError;
