import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResultInfo } from '@portal/contracts/wire/common'
import type { Endpoint, RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { createEnvelopeKeys, type EnvelopeKeys, openResponse, sealRequest } from '@portal/contracts/crypto'
import { desc, eq, or } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Logger } from 'pino'
import { investorByPan } from '../src/identity/investors'
import { startSession } from '../src/identity/sessions'
import { modules as allModules } from '../src/modules'
import { readConfig } from '../src/platform/config'
import { type DatabaseOptions, openDatabase } from '../src/platform/database'
import { createLog } from '../src/platform/log'
import type { Module, Platform } from '../src/platform/module'
import { messages } from '../src/platform/tables'
import type { Sandbox } from '../src/platform/sandbox-data'
import { buildPortal } from '../src/portal'
import { sandbox as wholeSandbox } from '../sandbox/sandbox'
import { refuseCallsInTransactions } from './platform/calls-in-transactions'
import { emptySandboxData, seededSandboxData } from './seeded-sandbox-data'
import { copyOfSandboxData } from './server-sandbox-data'
import { sandboxBegins } from './sandbox-begins'

export { sandboxBegins }

export interface CallOptions {
  token?: string
  deviceId?: string
  /** Where the call comes from: this machine by default. */
  address?: string
  idempotencyKey?: string
  /** Also sent, or in place of what the client sends. */
  headers?: Record<string, string>
  additions?: Record<string, unknown>
}

export interface CallResult<Data> {
  status: number
  headers: LightMyRequestResponse['headers']
  resultInfo: ResultInfo
  /** Present on SUCCESS only. */
  data: Data
}

export interface TestPortal {
  platform: Platform
  app: FastifyInstance
  /** One call as the browser makes it: sealed where the contract says so. */
  call<E extends Endpoint>(
    endpoint: E,
    body: RequestOf<E>,
    options?: CallOptions,
  ): Promise<CallResult<ResponseOf<E>>>
  /** What was sent to a PAN, mobile or e-mail, newest first. */
  inbox(to: string): Promise<(typeof messages.$inferSelect)[]>
  /** The newest one-time code sent to a PAN, as the client sends it back: prefix and digits. */
  code(pan: string): Promise<string>
  /** A session without the log-in page; answers the session token. */
  loginAs(pan: string, deviceId?: string): Promise<string>
  /** Moves the business clock on and runs what those days would run. */
  advance(days: number): Promise<void>
  advanceTo(moment: Date): Promise<void>
  /** How often the database was asked so far. */
  statements(): number
  /** Delivers everything in the outbox that is due. */
  settle(): Promise<void>
  close(): Promise<void>
}

export interface TestPortalOptions {
  /** Where the data set begins; another one than the usual is seeded anew. */
  now?: Date
  modules?: readonly Module[]
  /** What the sandbox adds to the modules: all of it to all of them, else only this. */
  sandbox?: Partial<Sandbox>
  env?: Record<string, string>
  /** `postgres://…` instead of a database in memory. */
  url?: string
  /** A server with a data set on it, as an installation names one. */
  database?: DatabaseOptions
  /** A data folder with a data set in it, instead of a database in memory. */
  dataDir?: string
  /** Where the log goes; nowhere by default. */
  log?: Logger
}

const device = 'test-device-0001'

/**
 * A whole portal on a database of its own, seeded like the sandbox: on the tests' server where one runs, else in
 * memory. Close it when done.
 */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const { now = sandboxBegins, modules = allModules, env = {}, url, dataDir, database: given } = options
  const usualSandbox = modules === allModules ? wholeSandbox : { ...wholeSandbox, modules: [], seeds: [] }
  const sandbox: Sandbox = { ...usualSandbox, ...options.sandbox }
  const files = join(tmpdir(), `portal-test-${randomUUID()}`)
  const config = readConfig({
    PORTAL_DATA_DIR: files,
    PORTAL_NOW: now.toISOString(),
    PORTAL_AUDIT_HEAD: join(tmpdir(), `portal-audit-head-${randomUUID()}.json`),
    // What was seeded is fresh however far a test moves the clock: it asks the registries where it says so itself.
    KYC_ANSWER_HOURS: '87600',
    ...env,
  })
  const log = options.log ?? createLog(process.env.TEST_LOG ?? 'silent')
  const usual =
    modules === allModules &&
    !options.sandbox &&
    now === sandboxBegins &&
    !url &&
    !given &&
    !dataDir &&
    !Object.keys(env).length
  const own = url || dataDir || given ? undefined : await copyOfSandboxData(usual ? 'seeded' : 'empty')
  const database = await openDatabase(
    given || url || dataDir || own
      ? { url: own ?? url, dataDir, ...given, isStrict: true }
      : { from: await (usual ? seededSandboxData(log) : emptySandboxData()) },
  )
  const { platform, app, scheduler } = await buildPortal(database, config, log, modules, sandbox)
  if (usual) await platform.clock.restart(now, true)
  await scheduler.runDue()
  const inbox: TestPortal['inbox'] = (to) =>
    platform.db
      .select()
      .from(messages)
      .where(or(eq(messages.pan, to), eq(messages.to, to)))
      .orderBy(desc(messages.order))

  return {
    platform,
    app,
    call: sealedClient(app, platform),
    inbox,
    async code(pan) {
      const sent = (await inbox(pan)).find(({ otp }) => otp)
      if (!sent) throw new Error(`No one-time code was sent to ${pan}`)
      return `${sent.prefix}${sent.otp}`
    },
    async loginAs(pan, deviceId = device) {
      const investor = await investorByPan(platform.db, pan)
      if (!investor) throw new Error(`There is no investor ${pan}`)
      return (await startSession(platform, investor.id, deviceId)).sessionToken
    },
    advance: (days) => scheduler.advanceTo(new Date(platform.clock.now().getTime() + days * 86_400_000)),
    advanceTo: (moment) => scheduler.advanceTo(moment),
    statements: () => database.statements(),
    settle: async () => void (await platform.outbox.drain()),
    async close() {
      await app.close()
      await database.close()
      platform.audit.forget()
      rmSync(files, { recursive: true, force: true })
      refuseCallsInTransactions()
    },
  }
}

function sealedClient(app: FastifyInstance, platform: Platform): TestPortal['call'] {
  let pageKeys: Promise<EnvelopeKeys> | undefined
  const keys = () =>
    (pageKeys ??= platform.keys.envelope().then(({ publicPem, id }) => createEnvelopeKeys(publicPem, id)))

  return async (endpoint, body, options = {}) => {
    const { method, path, header = '' } = endpoint
    const { [header]: hidden, ...query } = body as Record<string, string>
    const seal = endpoint.envelope && method !== 'GET'
    const plain = { source: 'W', ...(body as object), ...options.additions }
    const sealed = seal ? sealRequest(await keys(), { method, path }, plain, Date.now()) : undefined
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      ...(options.address && { remoteAddress: options.address }),
      headers: {
        ...headersOf(options, seal ? (await keys()).header : undefined),
        ...(hidden && { [header]: encodeURIComponent(hidden) }),
      },
      ...(method === 'GET' ? { query } : { payload: sealed ? { edata: sealed.edata } : plain }),
    })
    const json = answer.body ? answer.json() : {}
    const opened =
      sealed && typeof json.edata === 'string'
        ? await openResponse(await keys(), { method, path }, sealed.nonce, json.edata)
        : json
    return { status: answer.statusCode, headers: answer.headers, ...opened }
  }
}

function headersOf(options: CallOptions, encryptionKey: string | undefined): Record<string, string> {
  return {
    checkEnc: encryptionKey ? 'Y' : 'N',
    deviceId: options.deviceId ?? device,
    deviceOS: 'Linux',
    browser: 'Chrome',
    'Idempotency-Key': options.idempotencyKey ?? randomUUID(),
    ...(encryptionKey && { EncryptionKey: encryptionKey }),
    ...(options.token && { Authorization: `Bearer ${options.token}` }),
    ...options.headers,
  }
}
