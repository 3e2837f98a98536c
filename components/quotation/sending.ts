/**
 * How far the request is: the visitor has opened WhatsApp (`sent`), has come back and is asked whether it was sent (`asking`), has opened it
 * anew (`asked`), or says that it was sent (`done`).
 */
export type Sending = 'not yet' | 'sent' | 'asking' | 'asked' | 'done';
