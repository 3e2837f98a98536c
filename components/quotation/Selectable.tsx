type SelectableProps = {
  className: string | undefined;
  label: string;
  text: string;
};

/** A text to read and to copy by hand. It has the focus, and all of it is selected. */
export function Selectable({ className, label, text }: SelectableProps) {
  return (
    <textarea
      ref={focusAndSelect}
      className={className}
      aria-label={label}
      rows={Math.min(12, text.split('\n').length + 1)}
      readOnly
      value={text}
    />
  );
}

function focusAndSelect(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
  // The browser would show its first line alone.
  field?.scrollIntoView({ block: 'nearest' });
}
