import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Environment } from '@portal/kernel/contracts/content'
import { readEmbedOrigins } from './embed-origins'
import { StartRefusal } from './start-refusal'

export type Mode = 'sandbox' | 'production'

/** What an installation decides, read once from its environment. */
export interface Config {
  mode: Mode
  /** Which installation this is (S9.066); staging and production are both of mode production. */
  environment: Environment
  port: number
  host: string
  /** Where the browser reaches the portal, without a slash at the end. */
  publicUrl: string
  /** Whose word on where a call comes from is taken; none by default. Limits by address rest on it. */
  trustedProxies: readonly string[]
  dataDir: string
  databaseUrl: string | undefined
  /** The moment at which a fresh world starts. */
  startAt: Date | undefined
  portalFiles: string
  /** Whose pages may hold a part of the portal; none by default. */
  embedOrigins: readonly string[]
  /** Whose manifests are believed: public keys in PEM, or the path of a file with them. */
  manifestKey: string
  /** Whether bodies travel sealed. */
  encryption: boolean
  otp: { digits: number; minutes: number; voiceText: boolean }
  secrets: { envelopeKey?: string; previousEnvelopeKey?: string; tokenKey?: string; refreshKey?: string }
  smtp: { url: string; from: string } | undefined
  sms: { url: string; key: string } | undefined
  logLevel: string
  env: NodeJS.ProcessEnv
}

const backend = fileURLToPath(new URL('../..', import.meta.url))

/** Secrets and keys without which a production installation does not start. */
const productionSecrets = [
  'DATABASE_URL',
  'PORTAL_URL',
  'PORTAL_ENVELOPE_KEY',
  'PORTAL_TOKEN_KEY',
  'PORTAL_REFRESH_KEY',
  'SMTP_URL',
  'SMTP_FROM',
  'SMS_URL',
  'SMS_KEY',
  'PAYMENT_GATEWAY_URL',
  'PAYMENT_GATEWAY_SECRET',
  'PAYMENT_PAYEE',
  'PENNY_DROP_URL',
  'PENNY_DROP_SECRET',
  'PORTAL_MANIFEST_PUBLIC_KEY',
] as const

/** Names every missing production secret in one message. */
export class MissingSecrets extends StartRefusal {
  constructor(readonly names: readonly string[]) {
    super(`The portal cannot start in production without: ${names.join(', ')}`)
  }
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const mode = readMode(env.PORTAL_MODE)
  if (mode === 'production') {
    const missing = productionSecrets.filter((name) => !env[name])
    if (missing.length) throw new MissingSecrets(missing)
  }
  const port = wholeNumber(env.PORT, 4600, 'PORT', 0, 65535)
  return {
    mode,
    environment: readEnvironment(env.PORTAL_ENVIRONMENT, mode),
    port,
    host: env.PORTAL_HOST || '0.0.0.0',
    publicUrl: (env.PORTAL_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trustedProxies: readProxies(env.PORTAL_TRUSTED_PROXIES),
    dataDir: resolve(env.PORTAL_DATA_DIR ?? resolve(backend, '../.data')),
    databaseUrl: env.DATABASE_URL || undefined,
    startAt: env.PORTAL_NOW ? readMoment(env.PORTAL_NOW) : undefined,
    manifestKey: env.PORTAL_MANIFEST_PUBLIC_KEY || resolve(backend, '../dist/keys/manifest-public.pem'),
    portalFiles: resolve(env.PORTAL_FILES ?? resolve(backend, '../dist/portal')),
    embedOrigins: readEmbedOrigins(env.PORTAL_EMBED_ORIGINS),
    encryption: env.PORTAL_ENCRYPTION !== 'off' || mode === 'production',
    otp: {
      digits: wholeNumber(env.OTP_DIGITS, 4, 'OTP_DIGITS', 4, 6),
      minutes: wholeNumber(env.OTP_MINUTES, 20, 'OTP_MINUTES', 1, 60),
      voiceText: env.OTP_VOICE_TEXT === 'on',
    },
    secrets: {
      envelopeKey: env.PORTAL_ENVELOPE_KEY,
      previousEnvelopeKey: env.PORTAL_ENVELOPE_KEY_PREVIOUS,
      tokenKey: env.PORTAL_TOKEN_KEY,
      refreshKey: env.PORTAL_REFRESH_KEY,
    },
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.SMTP_FROM ?? '' } : undefined,
    sms: env.SMS_URL ? { url: env.SMS_URL, key: env.SMS_KEY ?? '' } : undefined,
    logLevel: env.LOG_LEVEL ?? 'info',
    env,
  }
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

/** Addresses or networks, parted by commas: "10.0.0.7, 10.1.0.0/16". */
function readProxies(text = ''): string[] {
  const proxies = text.split(/[\s,]+/).filter(Boolean)
  const odd = proxies.find((proxy) => !isIP(proxy.replace(/\/\d{1,3}$/, '')))
  if (odd) throw new StartRefusal(`PORTAL_TRUSTED_PROXIES names "${odd}"; it must be an address or a network`)
  return proxies
}

function readMoment(text: string): Date {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    throw new StartRefusal(`PORTAL_NOW is "${text}"; it must be an ISO date and time`)
  return moment
}

function wholeNumber(
  text: string | undefined,
  otherwise: number,
  name: string,
  low: number,
  high: number,
): number {
  const value = text === undefined || text === '' ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new StartRefusal(`${name} is "${text}"; it must be a whole number from ${low} to ${high}`)
  }
  return value
}
