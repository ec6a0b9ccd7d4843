import type { Endpoint } from '@portal/contracts/wire/endpoint'
import type { FastifyRequest } from 'fastify'
import type { AccessGrant, CallingInvestor } from './call-context'
import type { SealedCall } from './envelope'
import type { Platform } from './module'
import { badRequest, outOfScope, invalidToken } from './refusal'

export interface Caller {
  deviceId: string
  investor?: CallingInvestor
  accessGrant?: AccessGrant
}

const deviceIdShape = /^[\w.:-]{8,128}$/

/**
 * Who calls: the device of the headers and, where the call asks for a token, the one it was issued to. A session of an
 * session scope is refused where the call does not name its session scope. Claims the nonce of a sealed call, in the statement that
 * reads the session where there is one: a call that was sent before goes no further.
 */
export async function identify(
  platform: Platform,
  { token: kind, sessionScopes = [] }: Pick<Endpoint, 'token' | 'sessionScopes'>,
  request: FastifyRequest,
  sealed?: SealedCall,
): Promise<Caller> {
  const deviceId = deviceOf(request)
  if (kind !== 'session') {
    if (sealed) await platform.envelope.reserveNonce(sealed)
    if (kind === 'none') return { deviceId }
    const { grant } = await platform.tokens.verify('set-password', bearerOf(request), deviceId)
    return { deviceId, accessGrant: { id: grant } }
  }
  const claims = await platform.tokens.verify('session', bearerOf(request), deviceId)
  const investor = await platform.sessionOf(claims, sealed)
  if (investor.sessionScope && !sessionScopes.includes(investor.sessionScope.kind)) throw outOfScope()
  return { deviceId, investor }
}

function deviceOf(request: FastifyRequest): string {
  const { deviceid } = request.headers
  if (request.method === 'GET' && deviceid === undefined) return 'none'
  if (typeof deviceid !== 'string' || !deviceIdShape.test(deviceid))
    throw badRequest('The deviceId header is missing.')
  return deviceid
}

function bearerOf(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.-]{1,4096})$/.exec(request.headers.authorization ?? '') ?? []
  if (!token) throw invalidToken()
  return token
}
