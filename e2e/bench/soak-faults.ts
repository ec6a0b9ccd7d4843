import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresServer } from '@portal/backend/test-kit/postgres-server'
import { query } from '@portal/backend/test-kit/query'
import type { SmallDisk } from '@portal/backend/test-kit/small-disk'
import type { startHangingProxy } from '../fixtures/hanging-proxy'
import { type PortalOptions, type PortalProcess, startPortal } from '../fixtures/portal-process'
import { Sandbox } from '../fixtures/sandbox'

/** What the faults of a soak strike. */
export interface Soaked {
  portals: PortalProcess[]
  options: readonly PortalOptions[]
  server: PostgresServer
  /** Its own, where one may be mounted. */
  disk: SmallDisk | undefined
  gateway: Awaited<ReturnType<typeof startHangingProxy>>
}

export type Fault = readonly [name: string, strike: () => Promise<void>]

const faultMs = 10_000

/** What happens besides the end of a process, one after the other. */
export function faultsOf({ portals, server, disk, gateway }: Soaked): Fault[] {
  const faults: Fault[] = [
    ['the database restarts', () => restart(server)],
    ['the database is frozen for 10 s', () => freeze(server)],
    [
      'the gateway hangs for 10 s',
      async () => {
        gateway.hang(true)
        await pause(faultMs)
        gateway.hang(false)
      },
    ],
    ['the clock jumps by a day', () => advanceDay(portals)],
    ['all connections are used up for 10 s', () => useUpConnections(server)],
  ]
  if (disk) faults.push(['the disk of the database is full for 10 s', () => fill(disk, server)])
  return faults
}

async function restart(server: PostgresServer): Promise<void> {
  await server.stop()
  await server.start()
}

async function freeze(server: PostgresServer): Promise<void> {
  const thaw = await server.freeze()
  await pause(faultMs)
  thaw()
}

/** Kills one of the processes, and starts it again as often as whoever watches over processes does. */
export async function killOne({ portals, options }: Soaked, place: number): Promise<void> {
  await portals[place]!.kill()
  for (const began = Date.now(); ; await pause(500))
    try {
      portals[place] = await startPortal(options[place]!)
      return
    } catch (error) {
      // While the database is out of reach no portal starts.
      if (Date.now() - began > 120_000) throw error
    }
}

/** By whichever process answers. */
export async function advanceDay(portals: readonly PortalProcess[]): Promise<void> {
  for (let tries = 0; tries < 60; tries++)
    try {
      return void (await new Sandbox(portals[tries % portals.length]!.url).advanceDays(1))
    } catch {
      await pause(500)
    }
  throw new Error('The clock could not be set')
}

/** Takes every connection that the server still gives: it has a hundred. */
async function useUpConnections(server: PostgresServer): Promise<void> {
  const taken = Array.from({ length: 110 }, () =>
    query(server.url, `select pg_sleep(${faultMs / 1000})`).then(
      () => true,
      () => false,
    ),
  )
  // Otherwise there were connections left.
  if ((await Promise.all(taken)).every(Boolean)) throw new Error('The connections were not used up')
}

async function fill(disk: SmallDisk, server: PostgresServer): Promise<void> {
  const giveBack = disk.fill()
  const large = 'create table large as select generate_series(1, 1000000)'
  const said = await query(server.url, large).then(() => 'taken', String)
  await pause(faultMs)
  giveBack()
  // Where the log has no place, the server breaks down.
  if (!/No space left on device|terminat/.test(said)) throw new Error(`The disk was not full: ${said}`)
  await untilUp(server)
}

async function untilUp(server: PostgresServer): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const said = await query(server.url, 'select 1').then(() => undefined, String)
    if (!said) return
    if (said.includes('ECONNREFUSED')) await server.start()
    await pause(500)
  }
  throw new Error('The database did not come up again')
}
