'use client';

/** Moves the focus past the header. A followed fragment would add an entry to the history that Next's router does not know (16.4.6). */
export function SkipLink({ className }: { className: string | undefined }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, without scripts too
    <a
      className={className}
      href="#contenido"
      onClick={(event) => {
        const main = document.getElementById('contenido');
        if (!main) return;
        event.preventDefault();
        // Not in the HTML: every tap on the page would give it the focus.
        main.tabIndex = -1;
        main.focus();
      }}
    >
      Saltar al contenido
    </a>
  );
}
