import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createEnvelopeKeys, sealRequest } from '@portal/contracts/crypto'
import { median } from './median'
import { connections, inAll, type Load, shootWith } from './shoot'

/** Where the bare transactions go: the same server as the portal's, or a folder beside its own, which one process holds. */
export type BareDatabase = { url: string } | { dataDir: string }

/**
 * What stands nearest to a call of the portal: what all of them need, which is a handler behind the same sealing; what
 * one that writes needs; what a log-in needs.
 */
export type BareCall = 'sealed' | 'transaction' | 'hash'

export interface BareServer {
  load(call: BareCall): Promise<Load>
  stop(): Promise<void>
}

/** A load of the portal beside a bare call. */
export interface Compared extends Load {
  bare: BareCall
  /** Its calls a second, in those of the bare one. */
  ofBare: number
  /** What a call of it takes of its processor, in what a bare one takes. */
  workOfBare: number
}

/** As many as last for a part of a second; of hashes, one a connection. */
const calls: Record<BareCall, number> = { sealed: 300, transaction: 200, hash: connections }

export async function startBareServer(database: BareDatabase): Promise<BareServer> {
  const file = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const server = fork(file, [JSON.stringify(database)])
  const ended = once(server, 'exit')
  const url = await Promise.race([once(server, 'message'), ended]).then(([said]: unknown[]) => {
    if (typeof said !== 'string') throw new Error('The bare server ended before it was ready')
    return said
  })
  const { publicPem, id } = (await (await fetch(`${url}/key`)).json()) as { publicPem: string; id: string }
  const keys = await createEnvelopeKeys(publicPem, id)
  const headers = { 'content-type': 'application/json', encryptionKey: keys.header }
  const sealed = () =>
    JSON.stringify({
      edata: sealRequest(keys, { method: 'POST', path: 'sealed' }, { source: 'W' }, Date.now()).edata,
    })
  const load = (call: BareCall) => {
    // Sealed beforehand: a load measures the server alone.
    const bodies = Array.from({ length: calls[call] }, () => (call === 'sealed' ? sealed() : '{}'))
    const setupRequest = (request: object) => ({ ...request, body: bodies.pop() ?? '{}' })
    return shootWith(`bare ${call}`, url, calls[call], {
      path: `/${call}`,
      method: 'POST',
      headers,
      setupRequest,
    })
  }
  // As the calls that they stand beside, which are not measured cold either.
  for (const call of ['sealed', 'sealed', 'transaction', 'transaction'] as const) await load(call)
  return {
    load,
    async stop() {
      server.disconnect()
      await ended
    },
  }
}

/** Makes a round ready, and sends it when it is called. */
export type Round = () => Promise<() => Promise<Load>>

/**
 * The rounds of a load, each right between two of the bare call: what else the machine does slows all three. Of the
 * ratios the median counts, so that a moment that hits one of them alone does not.
 */
export async function compare(
  server: BareServer,
  bare: BareCall,
  { name, amount, rounds }: { name: string; amount: number; rounds: Round[] },
): Promise<Compared> {
  const loads: Load[] = []
  const speeds: number[] = []
  const works: number[] = []
  for (const prepare of rounds) {
    const send = await prepare()
    const before = await server.load(bare)
    const load = await send()
    const after = await server.load(bare)
    loads.push(load)
    speeds.push((2 * load.perSecond) / (before.perSecond + after.perSecond))
    works.push((2 * load.cpuMs) / (before.cpuMs + after.cpuMs))
  }
  return { ...inAll(name, loads, amount), bare, ofBare: median(speeds), workOfBare: median(works) }
}
