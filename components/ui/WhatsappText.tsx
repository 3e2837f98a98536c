import styles from './WhatsappText.module.css';

/** A message as WhatsApp shows it: what stands between asterisks is bold. They are hidden, and copied with the text. */
export function WhatsappText({ text }: { text: string }) {
  return text.split(/(\*[^*\n]+\*)/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other name than its place
      <strong key={place} className={styles.bold}>
        <i>*</i>
        {part.slice(1, -1)}
        <i>*</i>
      </strong>
    ) : (
      part
    ),
  );
}
