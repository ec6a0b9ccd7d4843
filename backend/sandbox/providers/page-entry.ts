import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../src/platform/module'
import { makeCode, openLink, ownsPage, takeLink } from './gateway/gateway-ledger'
import { enterPage } from './page-frame'

interface Place {
  /** Below which the pages lie. */
  path: string
  /** Shown for a link that opens nothing any more. */
  used: string
}

/** How a browser comes to a provider's page: by a link of one use, traded for a cookie of that page alone. */
export function registerPageEntry(scope: FastifyInstance, platform: Platform, { path, used }: Place): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  scope.get<{ Params: { code: string } }>('/pay/:code', async ({ params: { code } }, reply) => {
    const usable = await openLink(platform, code, platform.clock.now())
    return usable ? send(reply, 200, enterPage(code, `${path}/pay`)) : send(reply, 410, used)
  })
  scope.post('/pay', async (request, reply) => {
    const now = platform.clock.now()
    const id = await takeLink(platform, field(request, 'code'), now)
    if (!id) return send(reply, 410, used)
    const page = await makeCode(platform, id, 'page', now)
    const cookie = `${cookieName(id)}=${page.code}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=1800`
    return reply.header('set-cookie', cookie).redirect(`${path}/checkout/${id}`, 303)
  })
}

const cookieName = (id: string) => `checkout-${id}`

/** Whether this browser opened the page of a checkout or mandate. */
export async function openedHere(platform: Platform, request: FastifyRequest, id: string): Promise<boolean> {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/)
  const code = cookies.find((each) => each.startsWith(`${cookieName(id)}=`))?.slice(cookieName(id).length + 1)
  return code ? ownsPage(platform, code, id, platform.clock.now()) : false
}

export function send(reply: FastifyReply, status: number, page: string) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(page)
}

/** A field of a form that was sent. */
export function field({ body }: FastifyRequest, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : ''
}
