type PairsProps = {
  className: string | undefined;
  pairs: readonly (readonly [label: string, text: string])[];
};

/** A list of labels with their texts. */
export function Pairs({ className, pairs }: PairsProps) {
  return (
    <dl className={className}>
      {pairs.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
