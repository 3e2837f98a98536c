import 'client-only';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Paper.module.css';
import { WhatsappText } from './WhatsappText';

type PaperProps = {
  logo: ReactNode;
  /** What the paper is, whom it is from, how to reach them: short texts, side by side. */
  headLines: readonly (string | undefined)[];
  message: string;
};

/** Printed instead of the page, hidden on the screen: a message as WhatsApp shows it, under the name of the business. */
export function Paper({ logo, headLines, message }: PaperProps) {
  return createPortal(
    <article className={`paper ${styles.paper}`}>
      {logo}
      <p className={styles.head}>{headLines.map((line) => line && <span key={line}>{line}</span>)}</p>
      {/* React breaks on a text that a translator has replaced. */}
      <p className="message-text" translate="no">
        <WhatsappText text={message} />
      </p>
    </article>,
    document.body,
  );
}
