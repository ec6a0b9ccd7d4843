import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from './app'
import { measureFiles } from './file-exchange/file-figures'
import { sessionOf } from './identity/sessions'
import { raiseGivenUp } from './operations/given-up'
import { createAudit } from './platform/audit'
import { auditHeadsIn } from './platform/audit-head'
import { openClock } from './platform/clock'
import type { Config } from './platform/config'
import { type OpenDatabase, whenFree } from './platform/database'
import { EnvelopeServer } from './platform/envelope'
import { createFaults } from './platform/faults'
import { measureHealth } from './platform/health-figures'
import { countStatements } from './platform/metrics'
import { measureProviders } from './platform/provider-call'
import { Scheduler } from './platform/scheduler'
import { createKeys } from './platform/keys'
import { outboxMessages, sandboxMessages } from './platform/messages'
import type { InventedBranches, Module, Platform } from './platform/module'
import { Outbox } from './platform/outbox'
import { countDeliveries, measureOutbox } from './platform/outbox-metrics'
import { createTokens } from './platform/tokens'
import { measureReplica, readReplica } from './platform/read-replica'
import { resetSandboxData, type Sandbox, seedSandboxData } from './platform/sandbox-data'
import * as schema from './tables'

/** The running portal without its port: what `main` and the tests start. */
export interface Portal {
  platform: Platform
  app: FastifyInstance
  scheduler: Scheduler
}

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable))
const noSandbox: Sandbox = { modules: [], seeds: [], inventedBranches: {} }

/** The sandbox, where this is one: production does not even load its code. */
export const sandboxOf = async ({ mode }: Config): Promise<Sandbox> =>
  mode === 'sandbox' ? (await import('../sandbox/sandbox')).sandbox : noSandbox

/** Puts the portal together on an open database and seeds a fresh sandbox. Production runs none of `sandbox`. */
export async function buildPortal(
  database: OpenDatabase,
  config: Config,
  log: Logger,
  domains: readonly Module[],
  sandbox: Sandbox,
): Promise<Portal> {
  const { seeds, inventedBranches, ...own } = config.mode === 'sandbox' ? sandbox : noSandbox
  const modules = [...domains, ...own.modules]
  const platform = await createPlatform(database, config, log, modules, inventedBranches)
  measureFiles(
    platform.metrics,
    modules.flatMap(({ filesOf }) => filesOf?.(platform) ?? []),
  )
  const scheduler = new Scheduler(
    database,
    platform,
    modules.flatMap(({ jobs = [] }) => jobs),
  )
  const sandboxData = { tables, seeds }
  await seedSandboxData(database, platform, sandboxData)
  const steering = {
    advanceTo: (moment: Date) => scheduler.advanceTo(moment),
    reset: () =>
      whenFree(database, 'jobs', async () => {
        await resetSandboxData(platform, sandboxData)
        scheduler.forget()
      }),
  }
  return { platform, scheduler, app: await buildApp(platform, modules, steering) }
}

async function createPlatform(
  database: OpenDatabase,
  config: Config,
  log: Logger,
  modules: readonly Module[],
  inventedBranches: InventedBranches,
): Promise<Platform> {
  const { db } = database
  const { mode } = config
  const clock = await openClock(db, config.startAt)
  const keys = createKeys(db, config)
  // Loaded now, since in a transaction the one connection of the embedded database would wait for itself; and nobody's
  // first call waits until a key of RSA is made.
  await Promise.all([keys.token(), keys.refreshSecret(), keys.envelope()])
  const kinds = Object.assign({}, ...modules.map(({ outbox }) => outbox)) as NonNullable<Module['outbox']>
  const metrics = new Registry()
  const outbox = new Outbox({
    db,
    log,
    kindOf: (kind) => kinds[kind],
    platform: () => platform,
    placesOf: config.outbox.placesOf,
    notify: (tx, givenUp) => raiseGivenUp(tx, platform, givenUp),
    count: countDeliveries(metrics),
  })
  measureOutbox(metrics, db, outbox)
  countStatements(metrics, database.statements)
  measureProviders(metrics)
  measureHealth(metrics, database, config)
  const replica = database.replica && readReplica(db, database.replica, log)
  if (replica) measureReplica(metrics, replica)
  const platform: Platform = {
    db,
    pastDb: async () => replica?.current() ?? db,
    clock,
    log,
    metrics,
    config,
    mode,
    inventedBranches,
    keys,
    outbox,
    messages: mode === 'sandbox' ? sandboxMessages(clock, outbox, config.channels) : outboxMessages(outbox),
    audit: createAudit(database, clock, auditHeadsIn(config.auditHead), log),
    tokens: createTokens(keys),
    faults: createFaults(),
    envelope: new EnvelopeServer(db, keys),
    sessionOf: (claims, sealed) => sessionOf(db, claims, sealed),
    publicUrl: () => config.publicUrl,
  }
  return platform
}
