import scripts from './inline-scripts.json';

/** In the head as an async module: a classic inline script waits for the style sheets before it, and would miss failures until then. */
export function ScriptRetry() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this project
  return <script type="module" async dangerouslySetInnerHTML={{ __html: scripts['retry-scripts'] }} />;
}
