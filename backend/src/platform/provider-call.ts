import { channel } from 'node:diagnostics_channel'
import { Counter, type Registry } from 'prom-client'
import type { ProviderPort } from './provider-ports'
import { type Attributes, currentSpanName, inSpan } from './trace'

/** How calls of a provider for a port went in this process. */
interface Went {
  port: ProviderPort
  provider: string
  answered: number
  failed: number
}

/** Tells of every call, whatever protocol it goes by: tests refuse those within a transaction. */
const called = channel('portal:provider-call')

const went = new Map<string, Went>()
let passesTraces = false

/** Whether providers are told which trace a call belongs to: nobody outside is, unless an installation says so. */
export const passTracesToProviders = (tells: boolean): void => void (passesTraces = tells)

interface ProviderCall<Answer> {
  /** What it is asked for. */
  port: ProviderPort
  /** A host, or the protocol where hosts are many. */
  provider: string
  /** What is asked, in words of the protocol. */
  operation: string
  attributes?: Attributes
  ask: () => Promise<Answer>
  /** Whether an answer says that the provider is ill or has too much to do. */
  isIll?: (answer: Answer) => boolean
  /** Whether an error is an answer that says no. */
  isRefusal?: (error: unknown) => boolean
}

/** Asks a provider: one span, and one more in how its calls went. Being refused is an answer. */
export async function providerCall<Answer>({
  port,
  provider,
  operation,
  attributes,
  ask,
  isIll = () => false,
  isRefusal = () => false,
}: ProviderCall<Answer>): Promise<Answer> {
  const key = `${port} ${provider}`
  const count = went.get(key) ?? { port, provider, answered: 0, failed: 0 }
  went.set(key, count)
  called.publish({ provider, operation })
  const span = {
    name: `${operation} ${provider}`,
    kind: 'client',
    attributes: { 'server.address': provider, ...attributes },
  } as const
  try {
    const answer = await inSpan(span, ask, (given) => (isIll(given) ? 'ill' : undefined))
    count[isIll(answer) ? 'failed' : 'answered'] += 1
    return answer
  } catch (error) {
    count[isRefusal(error) ? 'answered' : 'failed'] += 1
    throw error
  }
}

/** Parts of a path that are words of a protocol; any other may be the id of something, or somebody. */
const word = /^([a-z][a-z_-]{0,29}|v\d{1,2}(\.\d)?)?$/

/** "/v1/payments/{}/refund": a path without what it is about. */
export const shapeOfPath = (path: string): string =>
  path
    .split('/')
    .map((part) => (word.test(part) ? part : '{}'))
    .join('/')

/** Asks a provider for a port by HTTP, as `fetch` does. */
export async function providerFetch(port: ProviderPort, url: string, init: RequestInit): Promise<Response> {
  const { host, pathname } = new URL(url)
  const method = init.method ?? 'GET'
  return providerCall({
    port,
    provider: host,
    operation: method,
    attributes: { 'http.request.method': method, 'url.template': shapeOfPath(pathname) },
    ask: () => fetch(url, passesTraces ? withTrace(init) : init),
    isIll: ({ status }) => status >= 500 || status === 429,
  })
}

function withTrace(init: RequestInit): RequestInit {
  const span = currentSpanName()
  if (!span) return init
  const headers = new Headers(init.headers)
  headers.set('traceparent', `00-${span}-01`)
  return { ...init, headers }
}

/** How the calls of each port went, by whom they asked. */
export function measureProviders(register: Registry): void {
  new Counter({
    name: 'portal_provider_calls_total',
    help: 'Calls of providers, by the port that they serve, by whom they asked and whether an answer came',
    labelNames: ['port', 'provider', 'outcome'],
    registers: [register],
    collect() {
      this.reset()
      for (const { port, provider, answered, failed } of went.values()) {
        this.inc({ port, provider, outcome: 'answered' }, answered)
        this.inc({ port, provider, outcome: 'failed' }, failed)
      }
    },
  })
}
