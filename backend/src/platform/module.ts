import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Audit } from './audit'
import type { CallingInvestor } from './call-context'
import type { Clock } from './clock'
import type { Config, Mode } from './config'
import type { Database } from './database'
import type { EnvelopeServer, SealedCall } from './envelope'
import type { Faults } from './faults'
import type { Keys } from './keys'
import type { MessagePort } from './messages'
import type { Outbox, OutboxKind } from './outbox'
import type { PortFolder } from './provider-ports'
import type { Claims, Tokens } from './tokens'

/** Bank branches that are on no public list, by IFSC. */
export type InventedBranches = Readonly<
  Record<string, { bankName: string; branchName: string; branchCity: string }>
>

/** What every domain may use. */
export interface Platform {
  db: Database
  /**
   * Where statements, the history, exports and charts of past days are read: a replica that has everything acknowledged
   * before, else the database itself. Nothing is written there.
   */
  pastDb(): Promise<Database>
  clock: Clock
  log: Logger
  /** What `/metrics` shows. */
  metrics: Registry
  messages: MessagePort
  audit: Audit
  outbox: Outbox
  keys: Keys
  tokens: Tokens
  faults: Faults
  envelope: EnvelopeServer
  /**
   * Who holds the session that a token names; claims the nonce of a sealed call in the same statement. Throws a 401
   * when the session has ended, the envelope's refusal for a nonce that was claimed before.
   */
  sessionOf(claims: Claims, sealed?: SealedCall): Promise<CallingInvestor>
  config: Config
  mode: Mode
  /** Those of the sandbox's banks; production has none. */
  inventedBranches: InventedBranches
  /** Where the portal is reached: providers and links are built on it, without a slash at the end. */
  publicUrl(): string
}

/** What the sandbox console may do to the data set. */
export interface Steering {
  /** Moves the business clock forward, running on the way what those days would have run. */
  advanceTo(moment: Date): Promise<void>
  reset(): Promise<void>
}

/**
 * Work at set times of the business clock. `now` is the scheduled run's own time, also when the clock was advanced past it.
 * A scheduled run may be repeated after a crash, so `run` must be idempotent.
 */
export type Job = {
  name: string
  run(platform: Platform, now: Date): Promise<void>
  /** Processes that do not lead run the same scheduled run at the same time: what is done once is up to `run`. */
  isShared?: boolean
} & ({ /** 'HH:mm' in India, every day. */ at: string } | { everyMinutes: number })

/** One domain as the application sees it. */
export interface Module {
  name: string
  register?(app: FastifyInstance, platform: Platform, steering: Steering): void | Promise<void>
  jobs?: Job[]
  outbox?: Record<string, OutboxKind>
  /** Where files of its port go out and come in, if this installation has it so; throws StartRefusal. */
  filesOf?(platform: Platform): PortFolder | undefined
}
