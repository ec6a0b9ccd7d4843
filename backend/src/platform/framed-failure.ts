import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether a browser asks for a page to show it within another one. Browsers that do not say are taken for whole tabs. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame'].includes(String(headers['sec-fetch-dest']))

interface Said {
  title: string
  text: string
}

const said = {
  failed: {
    title: 'This page did not open',
    text: 'Your money and your orders are safe, and your link stays good. Open it again in a minute.',
  },
  /** The remote is switched off. */
  closed: {
    title: 'This part of the portal is closed for now',
    text: 'We are putting something right. Your money and your orders are safe, and your link stays good. Open it again later.',
  },
} as const satisfies Record<string, Said>

/** No page of the whole portal may stand in a frame, so the way to it opens beside the page around. */
const page = (portal: string, { title, text }: Said) => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Neem Mutual Fund</title>
    <link rel="stylesheet" href="/investors/offline.css" />
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a class="button" href="${portal}" target="_blank" rel="noopener">Log in to the portal</a></p>
      <p>Help: <a href="tel:18002097446">1800-209-7446</a></p>
    </main>
  </body>
</html>
`

/** Says in a frame that its page cannot be served now, with a way on. */
export function sendFramedFailure(reply: FastifyReply, what: keyof typeof said): FastifyReply {
  return reply
    .status(503)
    .type('text/html; charset=utf-8')
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
    .send(page('/investors/auth/login', said[what]))
}
