import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * An answer that browsers keep, and ask before each use whether it is still so: 304 says that it is. What is refused or
 * failed is not kept.
 */
export function cachedAnswer(text: string, { headers }: FastifyRequest, reply: FastifyReply): unknown {
  const tag = tagOf(text)
  void reply.headers({ 'Cache-Control': 'no-cache', ETag: tag, Vary: 'language' })
  if (isKnown(headers['if-none-match'], tag)) return reply.code(304).send()
  void reply.type('application/json; charset=utf-8')
  return reply.compress(text)
}

/** Weak, for the same answer goes out compressed and not. */
const tagOf = (text: string) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

function isKnown(requested: string | undefined, tag: string): boolean {
  const known = requested?.split(',').map((each) => each.trim().replace(/^(?!W\/|\*$)/, 'W/'))
  return known?.some((each) => each === '*' || each === tag) ?? false
}
