'use client';

type SkipLinkProps = {
  /** Class of the link. */
  className: string | undefined;
};

/**
 * Moves the focus past the header. Followed by the browser it would add an entry to the history that Next's router does not know
 * (16.4.6, `client/components/app-router.js`, `onPopState`): the way back to it leaves the other page on the screen, or loads the document
 * again.
 */
export function SkipLink({ className }: SkipLinkProps) {
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
