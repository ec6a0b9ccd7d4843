import { randomInt } from 'node:crypto'
import { bucketCount } from '@portal/contracts/manifest'
import type { FastifyReply, FastifyRequest } from 'fastify'

const oneYearSeconds = 365 * 24 * 3600
const cookie = /(?:^|;\s*)portal-bucket=(\d{1,4})(?:;|$)/

/** The visitor's bucket for roll-outs, drawn with the first page and kept in a cookie that the shell reads too. */
export function bucketOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): number {
  const [, stored] = cookie.exec(request.headers.cookie ?? '') ?? []
  if (stored !== undefined) return Number(stored)
  const bucket = randomInt(bucketCount)
  const secure = isSecure ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `portal-bucket=${bucket}; Path=/investors; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`,
  )
  return bucket
}

const canaries = /(?:^|;\s*)portal-canaries=([a-z.-]{1,200})(?:;|$)/

/** The remotes of which this browser gets the canary by its investor's PAN, as the shell found out. */
export function canariesOf(request: FastifyRequest): string[] {
  return canaries.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? []
}
