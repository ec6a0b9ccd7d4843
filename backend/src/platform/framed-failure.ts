import type { Language } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { scriptlessPage } from './scriptless-page'

/** Whether a browser asks for a page to show it within another one. Browsers that do not say are taken for whole tabs. */
export const isFramed = ({ headers }: FastifyRequest): boolean =>
  ['iframe', 'frame'].includes(String(headers['sec-fetch-dest']))

const said = {
  failed: () => [
    t`This page did not open`,
    t`Your money and your orders are safe, and your link stays good. Open it again in a minute.`,
  ],
  /** The remote is switched off. */
  closed: () => [
    t`This part of the portal is closed for now`,
    t`We are putting something right. Your money and your orders are safe, and your link stays good. Open it again later.`,
  ],
} as const satisfies Record<string, () => readonly [title: string, text: string]>

/** Says in a frame that its page cannot be served now, with a way on. */
export function sendFramedFailure(
  reply: FastifyReply,
  what: keyof typeof said,
  language: Language,
): FastifyReply {
  const page = scriptlessPage(language, () => {
    const [title, text] = said[what]()
    return { title, text: `<p>${text}</p>\n      ${linkToPortal()}` }
  })
  return reply
    .status(503)
    .type('text/html; charset=utf-8')
    .headers({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
    .send(page)
}

/** No page of the whole portal may stand in a frame, so it opens beside the page around. */
const linkToPortal = () =>
  `<p><a class="button" href="/investors/auth/login" target="_blank" rel="noopener">${t`Log in to the portal`}</a></p>`
