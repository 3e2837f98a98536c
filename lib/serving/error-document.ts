import { createHash } from 'node:crypto';
import { greetingLink } from '@/lib/site/greeting-link';
import { pathOnHost } from '@/lib/site/pages';
import { palette } from '@/lib/site/palette';

const style = `
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 18vh 1.5rem; }
h1 { margin: 0; font-size: clamp(1.9rem, 6vw, 3rem); line-height: 1.1; }
a { display: inline-block; margin-right: 1.5rem; padding: 0.6rem 0; color: ${palette.tomato}; }
`;

const html = `<!DOCTYPE html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Unhandled Thrown Error!</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Unhandled Thrown Error!</h1>
<p>Algo salió mal de nuestro lado. Recargá la página o volvé al inicio: tu menú queda guardado.</p>
<p>
<a href="">Recargar la página</a>
<a href="${pathOnHost('/', process.env.BASE_PATH ?? '')}">Volver al inicio</a>
<a href="${greetingLink().replaceAll('&', '&amp;')}" rel="noopener noreferrer">Escribinos por WhatsApp</a>
</p>
</main>
</body>
</html>
`;

/** Sent in place of a page whose rendering failed. */
export const errorDocument = {
  html,
  policy: `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
