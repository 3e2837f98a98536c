import styles from './MessageBubble.module.css';

/** A WhatsApp message as it is read there: what stands between asterisks is bold. The asterisks are hidden, and copied with the text. */
export function MessageBubble({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, by keyboard too
    <section className={styles.bubble} aria-label={label} tabIndex={0}>
      {text.split(/(?<=^|[\s(])(\*[^*\n]+\*)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <b key={index}>
            <i>*</i>
            {part.slice(1, -1)}
            <i>*</i>
          </b>
        ),
      )}
    </section>
  );
}
