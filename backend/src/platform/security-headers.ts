import type { FastifyInstance } from 'fastify'
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
  // The page's own, made in its first lines (shared-kernel/src/remote/script-policy.ts), and that which cleans messages.
  'trusted-types default dompurify',
].join('; ')

const always = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** A sandbox may also run a remote from the developer's own machine. */
const sandboxPolicy = contentSecurityPolicy.replace(
  /((?:script|style|connect)-src 'self')/g,
  '$1 http://localhost:* http://127.0.0.1:*',
)

/** Pages of one remote may stand in frames of the pages that may embed it. */
const standalonePage = /^\/investors\/standalone\//

/** Every answer carries these; what says nothing of caching is not stored. */
export function addSecurityHeaders(app: FastifyInstance, { mode, embedOrigins }: Config): void {
  const policy = mode === 'sandbox' ? sandboxPolicy : contentSecurityPolicy
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${embedOrigins.join(' ')}`)
  app.addHook('onSend', async (request, reply, payload) => {
    // The page of a form lets it say where it comes from, within the portal.
    const referrer = reply.getHeader('Referrer-Policy')
    void reply.headers(always)
    if (referrer === 'same-origin') void reply.header('Referrer-Policy', referrer)
    if (mode === 'sandbox') void reply.header('Content-Security-Policy', sandboxPolicy)
    if (embedOrigins.length && standalonePage.test(request.url)) {
      void reply.removeHeader('X-Frame-Options')
      void reply.header('Content-Security-Policy', framed)
    }
    if (mode === 'production')
      void reply.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    if (!reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store')
    return payload
  })
}
