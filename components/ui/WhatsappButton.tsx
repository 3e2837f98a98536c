import type { ReactNode } from 'react';
import { greetingLink } from '@/lib/site/greeting-link';
import styles from './WhatsappButton.module.css';

export function WhatsappButton({ children }: { children: ReactNode }) {
  return (
    <a className={styles.button} href={greetingLink()} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
