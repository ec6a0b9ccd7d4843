import { setTimeout as pause } from 'node:timers/promises'
import { query } from '@portal/backend/test-kit/query'
import { orderApi } from '@portal/contracts/orders/order'
import { type TriedKind, triedKinds } from '../fixtures/every-kind'
import { type Flow, orderFlow, stepNames } from '../fixtures/stubborn-flows'
import { StubbornInvestor } from '../fixtures/stubborn-investor'

/** What can be asked for again and again of one data set. */
const kinds = ['lump sum', 'cart', 'top-up of a SIP', 'redemption', 'switch', 'instant redemption', 'SWP']
const tried = triedKinds.filter(({ name }) => kinds.includes(name))

export interface SoakLoad {
  acknowledged: string[]
  counts: { logIns: number; reads: number; orders: number; refused: number; retried: number }
  /** Nothing new begins until it goes on; resolves when nothing is under way. */
  rest(): Promise<void>
  goOn(): void
  stop(): Promise<void>
}

/** Log-ins, reads and orders, one after the other at each process, each repeated until it is answered. */
export function loadSteadily(urls: readonly string[], databaseUrl: string): SoakLoad {
  const acknowledged: string[] = []
  const counts = { logIns: 0, reads: 0, orders: 0, refused: 0, retried: 0 }
  const refusals = new Map<string, number>()
  let isStopping = false
  let isResting = false
  let resting = 0

  async function answered<T>(work: () => Promise<T>): Promise<T> {
    for (const began = Date.now(); ; await pause(200))
      try {
        return await work()
      } catch (error) {
        // Refused in earnest; a session that ended with the day, too.
        if (/answered [24]\d\d/.test(String(error)) || Date.now() - began > 120_000) throw error
        counts.retried += 1
      }
  }
  async function order(url: string, kind: TriedKind, number: number) {
    const by = await answered(() => StubbornInvestor.logIn(url, kind.pan))
    counts.logIns += 1
    const flow: Flow = orderFlow(kind, by, number % 500)
    const isNew = () => flow.acknowledged.filter((id) => !acknowledged.includes(id))
    try {
      for (const step of stepNames) {
        if (step === 'prepare')
          await answered(() => query(databaseUrl, 'delete from hourly_uses').catch(asUnanswered))
        await answered(async () => flow[step]?.())
      }
      counts.orders += isNew().length
    } catch (error) {
      counts.refused += 1
      const said = `${kind.name}: ${String(error)}`.slice(0, 160)
      refusals.set(said, (refusals.get(said) ?? 0) + 1)
    } finally {
      acknowledged.push(...isNew())
    }
    for (let read = 0; read < 5; read++) {
      const body = { panNumber: kind.pan, limit: 20 }
      await answered(() => by.call(orderApi.history, body)).catch(() => undefined)
      counts.reads += 1
    }
  }
  async function worker(url: string, first: number) {
    for (let number = first; !isStopping; number += urls.length) {
      if (isResting) {
        resting += 1
        while (isResting && !isStopping) await pause(100)
        resting -= 1
      }
      if (!isStopping) await order(url, tried[number % tried.length]!, number)
    }
  }
  const running = Promise.all(urls.map(worker))
  running.catch(() => undefined)
  return {
    acknowledged,
    counts,
    async rest() {
      isResting = true
      while (resting < urls.length) await pause(100)
    },
    goOn: () => void (isResting = false),
    async stop() {
      isStopping = true
      await running
      for (const [said, times] of refusals) console.log(`  refused ${times} times: ${said}`)
    },
  }
}

const asUnanswered = (cause: unknown) => {
  throw new Error('the database does not answer', { cause })
}
