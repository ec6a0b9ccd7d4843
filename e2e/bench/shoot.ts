import autocannon from 'autocannon'
import type { SealedRequest } from '../fixtures/api-client'

/** What a server did under load; figures of a single call where it is not said otherwise. */
export interface Load {
  name: string
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Milliseconds of its processor that the process of the server used, the embedded database in it. */
  cpuMs: number
  /** Statements sent to the database, those of the jobs that ran meanwhile among them. */
  statements: number
  errors: number
}

export const connections = 20
/** So that a machine with other work to do is slow, and wrong in nothing. */
const mostSeconds = 60

/** Sends prepared requests, each once, since a repeated envelope is refused. */
export async function shoot(name: string, url: string, requests: readonly SealedRequest[]): Promise<Load> {
  let next = 0
  return shootWith(name, url, requests.length, {
    method: 'POST',
    setupRequest(request) {
      const sealed = requests[next++ % requests.length]!
      return { ...request, path: `/api/v1/${sealed.path}`, headers: sealed.headers, body: sealed.body }
    },
  })
}

/** The same for requests of any kind; autocannon's own duration counts whole seconds. */
export async function shootWith(
  name: string,
  url: string,
  amount: number,
  request: autocannon.Request,
): Promise<Load> {
  const before = await usedBy(url)
  const started = performance.now()
  let ended = started
  const onResponse = () => void (ended = performance.now())
  const requests = [{ ...request, onResponse }]
  const result = await autocannon({ url, connections, amount, timeout: mostSeconds, requests })
  const after = await usedBy(url)
  return {
    name,
    perSecond: (amount * 1000) / (ended - started),
    p99: result.latency.p99,
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / amount,
    statements: (after.statements - before.statements) / amount,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

/** What the process of a server used so far. */
async function usedBy(url: string): Promise<{ cpuSeconds: number; statements: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    statements: figure('portal_database_statements_total'),
  }
}

/** Several loads of one call as one: between them the data set was made ready for more. */
export function inAll(name: string, loads: readonly Load[], calls: number): Load {
  const seconds = loads.reduce((sum, { perSecond }) => sum + calls / perSecond, 0)
  const average = (of: (load: Load) => number) =>
    loads.reduce((sum, load) => sum + of(load), 0) / loads.length
  return {
    name,
    perSecond: (calls * loads.length) / seconds,
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    cpuMs: average(({ cpuMs }) => cpuMs),
    statements: average(({ statements }) => statements),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  }
}
