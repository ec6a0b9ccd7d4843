import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config'

/** No inline code, no foreign code, no frames; text becomes code or markup nowhere (Trusted Types). */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  // A video that was just recorded is played back from memory.
  "media-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "require-trusted-types-for 'script'",
  // The page's own, made in its first lines (shared-kernel/runtime/remote/script-policy.ts), and that which cleans messages.
  'trusted-types default dompurify',
].join('; ')

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What a browser reads of a document and of nothing else. */
const ofDocuments = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Scripts, styles and fonts in the folder of a version: they are under the policy of their page, and would carry over
 * half a kilobyte for nothing each. A worker is under that of its own answer, so none may lie here.
 */
const partOfPage = /^\/investors\/(?:shell|remotes|standalone)\/[^?]+\.(?:js|css|woff2)(?:\?|$)/

/** A sandbox may also run a remote from the developer's own machine. */
const sandboxPolicy = contentSecurityPolicy.replace(
  /((?:script|style|connect)-src 'self')/g,
  '$1 http://localhost:* http://127.0.0.1:*',
)

/** The portal's own pages send their forms by code: as a page none of them may be sent, its fields would be in the address. */
const portalPage = /^\/investors(?:\/|$)/

/** Pages of one remote may stand in frames of the pages that may embed it. */
const standalonePage = /^\/investors\/standalone\//

/** Every answer that could be a document carries all of these; what says nothing of caching is not stored. */
export function addSecurityHeaders(app: FastifyInstance, { mode, embedOrigins }: Config): void {
  const policy = mode === 'sandbox' ? sandboxPolicy : contentSecurityPolicy
  const ofPortal = policy.replace("form-action 'self'", "form-action 'none'")
  const framed = ofPortal.replace("frame-ancestors 'none'", `frame-ancestors ${embedOrigins.join(' ')}`)
  const addForDocuments = (url: string, reply: FastifyReply) => {
    const mayBeFramed = embedOrigins.length > 0 && standalonePage.test(url)
    const own = mayBeFramed ? framed : portalPage.test(url) ? ofPortal : policy
    // A page that sends its form to a provider says so itself.
    const ofPage = reply.getHeader('Content-Security-Policy') ?? own
    void reply.headers({ ...ofDocuments, 'Content-Security-Policy': ofPage })
    if (mayBeFramed) void reply.removeHeader('X-Frame-Options')
  }
  app.addHook('onSend', async (request, reply, payload) => {
    // The page of a form lets it say where it comes from, within the portal.
    const referrer = reply.getHeader('Referrer-Policy')
    void reply.headers(always)
    if (referrer === 'same-origin') void reply.header('Referrer-Policy', referrer)
    if (reply.statusCode >= 400 || !partOfPage.test(request.url)) addForDocuments(request.url, reply)
    if (mode === 'production')
      void reply.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store')
    return payload
  })
}
