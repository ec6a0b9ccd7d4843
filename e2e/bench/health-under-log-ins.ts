import { authApi } from '@portal/contracts/identity/auth'
import { ApiClient, type SealedRequest } from '../fixtures/api-client'
import { demoPassword } from '../fixtures/demo-password'
import type { Figure } from './figure'
import { median } from './median'

const investor = 'ZZZPV1001A'
const logIns = 50
const calls = 500
/** P12 */
const mostTimes = 5
/** Those that run and those that have a place to wait. */
const places = 20

const p99 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

async function timeOf(url: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${url}/healthz`)
  await answer.text()
  return performance.now() - started
}

async function idle(url: string): Promise<number> {
  const times: number[] = []
  while (times.length < calls) times.push(await timeOf(url))
  return p99(times)
}

/** Asks for as long as the log-ins take that were sent at once. */
async function busy(url: string, client: ApiClient, requests: SealedRequest[]) {
  let isDone = false
  const answers = Promise.all(requests.map((request) => client.send(request))).finally(() => (isDone = true))
  const times: number[] = []
  while (!isDone) times.push(await timeOf(url))
  const hashed = (await answers).filter(({ status }) => status === 200).length
  return { p99: p99(times), hashed }
}

/** How long `/healthz` takes while 50 log-ins hash, and while nothing else is done, in turns. */
export async function measureHealth(url: string, rounds: number): Promise<Figure[]> {
  const client = new ApiClient(url)
  const [idles, busies, hashed]: number[][] = [[], [], []]
  for (let round = -1; round < rounds; round += 1) {
    const wanted = Array.from({ length: logIns }, () =>
      client.seal(authApi.login, { userId: investor, password: demoPassword }),
    )
    const requests = await Promise.all(wanted)
    const [quiet, loaded] = [await idle(url), await busy(url, client, requests)]
    if (round < 0) continue
    idles!.push(quiet)
    busies!.push(loaded.p99)
    hashed!.push(loaded.hashed)
  }
  const [idleP99, busyP99] = [median(idles!), median(busies!)]
  const name = '/healthz while 50 log-ins hash'
  return [
    { name: `${name}: p99`, value: busyP99, unit: 'ms' },
    { name: `${name}: p99 of an idle server`, value: busyP99 / idleP99, unit: 'times', atMost: mostTimes },
    // Not sent away because too many waited: else nothing would have been measured.
    { name: `${name}: hashed at once`, value: Math.min(...hashed!), unit: 'log-ins', atLeast: places },
  ]
}
