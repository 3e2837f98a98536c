/** A handset in a speech bubble, in the colour of the text around it. */
export function WhatsappMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true">
      <path
        d="M8 4h16a4.5 4.5 0 0 1 4.5 4.5v11a4.5 4.5 0 0 1-4.5 4.5h-9.5l-6 4.5V24H8a4.5 4.5 0 0 1-4.5-4.5v-11A4.5 4.5 0 0 1 8 4Z"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <g stroke="currentColor" strokeLinecap="round">
        <path d="M11.8 9.6c-.9 5 3.4 9.3 8.4 8.4" strokeWidth="2.6" />
        <path d="m11.8 9.6 1.3 1.8m7.1 6.6-1.8-1.3" strokeWidth="4.2" />
      </g>
    </svg>
  );
}
