import type { Endpoint } from '@portal/kernel/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import type { AccessGrant, CallingInvestor } from './call-context'
import type { Platform } from './module'
import { badRequest, errandOnly, invalidToken } from './refusal'

export interface Caller {
  deviceId: string
  investor?: CallingInvestor
  accessGrant?: AccessGrant
}

const deviceIdShape = /^[\w.:-]{8,128}$/

/**
 * Who calls: the device of the headers and, where the call asks for a token, the one it was issued to. A session of an
 * errand is refused where the call does not name its errand.
 */
export async function identify(
  platform: Platform,
  { token: kind, errands = [] }: Pick<Endpoint, 'token' | 'errands'>,
  request: FastifyRequest,
): Promise<Caller> {
  const deviceId = deviceOf(request)
  if (kind === 'none') return { deviceId }
  const token = bearerOf(request)
  if (kind === 'access') {
    const { grant } = await platform.tokens.verify('set-password', token, deviceId)
    return { deviceId, accessGrant: { id: grant } }
  }
  const claims = await platform.tokens.verify('session', token, deviceId)
  const investor = await platform.sessionOf(claims)
  if (investor.errand && !errands.includes(investor.errand.kind)) throw errandOnly()
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
