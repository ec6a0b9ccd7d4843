import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config'
import { CallError } from './refusal'

/** By the route that was found, not by the address: an address can be spelled in many ways. */
const isSandboxRoute = /^\/sandbox(\/|$)/
/** Pages of provider simulators have forms, as the real ones do. */
const isProviderRoute = /^\/sandbox\/providers\//
const ownNames = ['localhost', '127.0.0.1', '[::1]']
/** What no page elsewhere can send unasked, as JSON. */
const ofProviders = ['text/xml', 'application/jose']
const changing = ['POST', 'PUT', 'PATCH']

/**
 * Keeps pages elsewhere away from the console and the simulators: they show every one-time code and can reset the
 * data set. The Host must be this machine's or the portal's own name (a foreign name may lead here too), an Origin the
 * own one, and what changes something must be JSON (to simulators also XML and JOSE), which no page elsewhere can send unasked.
 */
export function guardSandbox(app: FastifyInstance, { mode, publicUrl }: Config): void {
  if (mode !== 'sandbox') return
  const names = [...ownNames, new URL(publicUrl).hostname]
  app.addHook('onRequest', async (request) => {
    if (!isSandboxRoute.test(request.routeOptions.url ?? '')) return
    refuseForeignHost(request, names)
    refuseForeignOrigin(request)
    if (changing.includes(request.method)) refuseOtherThanJson(request)
  })
}

function refuseForeignHost({ headers: { host = '' } }: FastifyRequest, names: readonly string[]): void {
  const address = `http://${host}`
  if (URL.canParse(address) && names.includes(new URL(address).hostname)) return
  throw new CallError(
    421,
    'E_HOST',
    'The sandbox answers only to its own name: set PORTAL_URL to give it one.',
  )
}

function refuseForeignOrigin({ headers: { origin, host } }: FastifyRequest): void {
  if (origin === undefined || isOwnOrigin(origin, host)) return
  throw new CallError(403, 'E_ORIGIN', 'Another page cannot use the sandbox.')
}

function refuseOtherThanJson({ headers, routeOptions }: FastifyRequest): void {
  const [type] = (headers['content-type'] ?? '').split(';')
  const toProvider = isProviderRoute.test(routeOptions.url ?? '')
  if (type?.trim().toLowerCase() === 'application/json' || (toProvider && ofProviders.includes(type ?? '')))
    return
  const isForm = type === 'application/x-www-form-urlencoded' && toProvider
  if (!isForm) throw new CallError(415, 'E_HTTP_415', 'This request is not JSON.')
  // No form of a page names an account: a provider's simulator is called by the server that it belongs to.
  if (headers.origin === undefined && headers.authorization === undefined)
    throw new CallError(403, 'E_ORIGIN', 'Only the form of this page can be sent.')
}

/** Whether an Origin is that of the address which was called. */
export function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
