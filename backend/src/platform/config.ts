import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Environment } from '@portal/contracts/support/content'
import type { DatabaseOptions } from './database'
import { type ChannelChoice, readChannels } from './message-settings'
import { readOrigins } from './origins'
import { type OutboxSettings, readOutbox } from './outbox-settings'
import { refuseWeakProduction } from './production-settings'
import { type ProviderChoices, readProviderChoices } from './provider-choices'
import { withSecretFiles } from './secret-files'
import { choiceOf, isOn, wholeNumber } from './setting-values'
import {
  readSmsRegistration,
  readWhatsAppTemplates,
  sandboxRegistration,
  sandboxWhatsApp,
  type SmsRegistration,
} from './sms-registration'
import { StartRefusal } from './start-refusal'

export type Mode = 'sandbox' | 'production'

/** What an installation decides, read once from its environment and the files that it names for secrets. */
export interface Config extends ProviderChoices {
  mode: Mode
  /** Which installation this is (S9.066); staging and production are both of mode production. */
  environment: Environment
  port: number
  /** Where it listens: a sandbox on this machine alone, unless told otherwise. */
  host: string
  /** Where the browser reaches the portal, without a slash at the end. */
  publicUrl: string
  /** Whose word on where a call comes from is taken; none by default. Limits by address rest on it. */
  trustedProxies: readonly string[]
  dataDir: string
  /** The file that keeps the end of the audit chain, outside the database. */
  auditHead: string
  database: DatabaseOptions
  /** How long a process that serves waits for the answer to a statement: less than a browser waits for a call. */
  databaseAnswerMs: number
  /** The moment at which a fresh data set starts; a sandbox's alone. */
  startAt: Date | undefined
  portalFiles: string
  /** Whose pages may hold a part of the portal; none by default. */
  embedOrigins: readonly string[]
  /** Where the payment provider's pages lie; none: where the provider itself is. */
  paymentPages: readonly string[]
  /** Whose manifests are believed: public keys in PEM, or the path of a file with them. */
  manifestKey: string
  /** Whether the description of all calls is given out. */
  openApi: boolean
  /** Whether bodies travel sealed. */
  encryption: boolean
  /** Whether the menus offer service requests (S6.016). */
  serviceRequests: boolean
  otp: { digits: number; minutes: number; voiceText: boolean }
  /** Whether a registration asks security questions, and a recovery their answer. */
  securityQuestions: boolean
  /** Whether an investor may sign with a passkey where a one-time code is asked for in a session. */
  passkeyCodes: boolean
  secrets: {
    envelopeKey?: string
    previousEnvelopeKey?: string
    tokenKey?: string
    refreshKey?: string
    documentKey?: string
  }
  smtp: { url: string; from: string } | undefined
  sms: { url: string; key: string } | undefined
  channels: ChannelChoice
  outbox: OutboxSettings
  retention: Retention
  messaging: {
    /** After how many minutes without a receipt a message goes by another channel; 0: only what is refused does. */
    secondChannelMinutes: number
    /** For how many days it is kept what became of a message. */
    keepDays: number
    /** After how many failures in a row a person is told. */
    failuresInARow: number
  }
  smsRegistration: SmsRegistration
  /** What `/metrics` asks for; without one, production gives no figures. */
  metricsToken: string | undefined
  /** Which part of the traces goes to a collector, and whether providers are told of them; undefined: there is none. */
  tracing: { ratio: number; passesTraces: boolean } | undefined
  logLevel: string
  env: NodeJS.ProcessEnv
}

interface Retention {
  /** For how many days the answer to a call that must not be done twice is given again to its key. */
  answerDays: number
  /** For how many days it is kept what providers were asked and what they told by callback. */
  callDays: number
}

const backend = fileURLToPath(new URL('../..', import.meta.url))

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = withSecretFiles(environment)
  const mode = readMode(env.PORTAL_MODE)
  if (mode === 'production') refuseWeakProduction(env)
  const port = wholeNumber(env.PORT, 4600, 'PORT', 0, 65535)
  const dataDir = resolve(env.PORTAL_DATA_DIR ?? resolve(backend, '../.data'))
  return {
    mode,
    environment: readEnvironment(env.PORTAL_ENVIRONMENT, mode),
    port,
    host: env.PORTAL_HOST || (mode === 'sandbox' ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: (env.PORTAL_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    dataDir,
    auditHead: resolve(env.PORTAL_AUDIT_HEAD || join(dataDir, 'audit-head.json')),
    trustedProxies: readProxies(env.PORTAL_TRUSTED_PROXIES),
    database: readDatabase(env, dataDir),
    databaseAnswerMs: wholeNumber(env.DATABASE_ANSWER_SECONDS, 20, 'DATABASE_ANSWER_SECONDS', 1, 600) * 1000,
    startAt: env.PORTAL_NOW ? readMoment(env.PORTAL_NOW) : undefined,
    manifestKey: env.PORTAL_MANIFEST_PUBLIC_KEY || resolve(backend, '../dist/keys/manifest-public.pem'),
    portalFiles: resolve(env.PORTAL_FILES ?? resolve(backend, '../dist/portal')),
    embedOrigins: readSecureOrigins('PORTAL_EMBED_ORIGINS', env.PORTAL_EMBED_ORIGINS, mode),
    ...readProviderChoices(env),
    paymentPages: readSecureOrigins('PAYMENT_PAGE_ORIGINS', env.PAYMENT_PAGE_ORIGINS, mode),
    openApi: mode === 'sandbox' || env.PORTAL_OPENAPI === 'on',
    encryption: env.PORTAL_ENCRYPTION !== 'off' || mode === 'production',
    serviceRequests: isOn(env.PORTAL_SERVICE_REQUESTS, 'PORTAL_SERVICE_REQUESTS'),
    otp: {
      digits: wholeNumber(env.OTP_DIGITS, 4, 'OTP_DIGITS', 4, 6),
      minutes: wholeNumber(env.OTP_MINUTES, 20, 'OTP_MINUTES', 1, 60),
      voiceText: env.OTP_VOICE_TEXT === 'on',
    },
    securityQuestions: env.PORTAL_SECURITY_QUESTIONS === 'on',
    passkeyCodes: env.PORTAL_PASSKEY_CODES === 'on',
    secrets: {
      envelopeKey: env.PORTAL_ENVELOPE_KEY,
      previousEnvelopeKey: env.PORTAL_ENVELOPE_KEY_PREVIOUS,
      tokenKey: env.PORTAL_TOKEN_KEY,
      refreshKey: env.PORTAL_REFRESH_KEY,
      documentKey: env.PORTAL_DOCUMENT_KEY,
    },
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.SMTP_FROM ?? '' } : undefined,
    sms: env.SMS_URL ? { url: env.SMS_URL, key: env.SMS_KEY ?? '' } : undefined,
    channels: readChannels(env, mode),
    outbox: readOutbox(env),
    retention: readRetention(env),
    messaging: readMessaging(env),
    smsRegistration: readTexts(env),
    metricsToken: env.PORTAL_METRICS_TOKEN || undefined,
    tracing: readTracing(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    env,
  }
}

/** By the standard's own variables (OpenTelemetry), but for what providers are told. */
function readTracing(env: NodeJS.ProcessEnv): Config['tracing'] {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  if (!URL.canParse(env.OTEL_EXPORTER_OTLP_ENDPOINT))
    throw new StartRefusal('OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector')
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new StartRefusal('OTEL_TRACES_SAMPLER_ARG must be a part of the traces, from 0 to 1')
  return { ratio, passesTraces: env.PORTAL_TRACE_PROVIDERS === 'on' }
}

/** What texts are registered as; a message goes by WhatsApp where the fund house has a template of it there. */
function readTexts(env: NodeJS.ProcessEnv): SmsRegistration {
  const registration = env.SMS_TEMPLATES ? readSmsRegistration(env.SMS_TEMPLATES) : sandboxRegistration()
  if (!env.WHATSAPP) return registration
  const path = env.WHATSAPP_TEMPLATES
  return { ...registration, whatsapp: path ? readWhatsAppTemplates(path) : sandboxWhatsApp() }
}

function readMessaging(env: NodeJS.ProcessEnv): Config['messaging'] {
  const { MESSAGE_SECOND_CHANNEL_MINUTES: minutes, MESSAGE_KEEP_DAYS: days, MESSAGE_FAILURES: failures } = env
  return {
    secondChannelMinutes: wholeNumber(minutes, 30, 'MESSAGE_SECOND_CHANNEL_MINUTES', 0, 1440),
    keepDays: wholeNumber(days, 90, 'MESSAGE_KEEP_DAYS', 7, 3650),
    failuresInARow: wholeNumber(failures, 20, 'MESSAGE_FAILURES', 2, 1000),
  }
}

function readRetention({
  IDEMPOTENCY_KEEP_DAYS: answers,
  PROVIDER_KEEP_DAYS: calls,
}: NodeJS.ProcessEnv): Retention {
  return {
    answerDays: wholeNumber(answers, 90, 'IDEMPOTENCY_KEEP_DAYS', 7, 3650),
    callDays: wholeNumber(calls, 400, 'PROVIDER_KEEP_DAYS', 30, 3650),
  }
}

function readDatabase(env: NodeJS.ProcessEnv, dataDir: string): DatabaseOptions {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl } = env
  const { DATABASE_STATEMENTS: statements } = env
  const hasNamedStatements = choiceOf('DATABASE_STATEMENTS', statements, ['named', 'unnamed']) !== 'unnamed'
  if (url)
    return { url, hasNamedStatements, ...(directUrl && { directUrl }), ...(replicaUrl && { replicaUrl }) }
  const [useless] = Object.entries({ DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrl })
    .filter(([, address]) => address)
    .map(([name]) => name)
  if (useless) throw new StartRefusal(`${useless} is of no use without DATABASE_URL`)
  return { dataDir }
}

function readMode(text: string | undefined): Mode {
  if (text === undefined || text === 'sandbox') return 'sandbox'
  if (text === 'production') return 'production'
  throw new StartRefusal(`PORTAL_MODE is "${text}"; it must be sandbox or production`)
}

function readEnvironment(text: string | undefined, mode: Mode): Environment {
  const environment = text ?? (mode === 'production' ? 'production' : 'dev')
  const known = Environment.options.find((each) => each === environment)
  if (!known)
    throw new StartRefusal(`PORTAL_ENVIRONMENT is "${text}"; it must be ${Environment.options.join(', ')}`)
  if (known === 'production' && mode === 'sandbox')
    throw new StartRefusal('PORTAL_ENVIRONMENT is production, so PORTAL_MODE must be production too')
  return known
}

function readSecureOrigins(name: string, text: string | undefined, mode: Mode): readonly string[] {
  const origins = readOrigins(name, text)
  const plain = origins.find((origin) => !origin.startsWith('https:'))
  if (plain && mode === 'production')
    throw new StartRefusal(`${name} holds "${plain}"; in production it must begin with https://`)
  return origins
}

/** The widest network that load balancers may be in: in a wider one anybody could name the address of a call. */
const widest = { 4: 8, 6: 16 } as const

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address) as 0 | 4 | 6
  if (version === 0 || rest.length) return false
  if (bits === undefined) return true
  return (
    /^\d{1,3}$/.test(bits) && Number(bits) >= widest[version] && Number(bits) <= (version === 4 ? 32 : 128)
  )
}

/** Addresses or networks, parted by commas: "10.0.0.7, 10.1.0.0/16". */
function readProxies(text = ''): string[] {
  const proxies = text.split(/[\s,]+/).filter(Boolean)
  const odd = proxies.find((proxy) => !isProxy(proxy))
  if (odd)
    throw new StartRefusal(
      `PORTAL_TRUSTED_PROXIES names "${odd}"; it must be an address or a network of at least /8 (IPv6: /16)`,
    )
  return proxies
}

function readMoment(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    throw new StartRefusal(`PORTAL_NOW is "${text}"; it must be an ISO date and time`)
  return moment
}
