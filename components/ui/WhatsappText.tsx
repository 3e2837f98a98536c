/** A message as WhatsApp shows it: text between asterisks is bold. The asterisks are hidden, but copied with the text. */
export function WhatsappText({ text }: { text: string }) {
  return text.split(/(\*[^*\n]+\*)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its position
      <strong key={index}>
        <i>*</i>
        {part.slice(1, -1)}
        <i>*</i>
      </strong>
    ) : (
      part
    ),
  );
}
