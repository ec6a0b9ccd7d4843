import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { neededByChannels } from './message-settings'
import { StartRefusal } from './start-refusal'

type Env = NodeJS.ProcessEnv

/** Secrets and keys without which a production installation does not start. */
const requiredBy = (env: Env): string[] => [
  'DATABASE_URL',
  'PORTAL_URL',
  'PORTAL_ENVELOPE_KEY',
  'PORTAL_TOKEN_KEY',
  'PORTAL_REFRESH_KEY',
  'PORTAL_DOCUMENT_KEY',
  'SMTP_URL',
  'SMTP_FROM',
  ...neededByChannels(env),
  'SMS_TEMPLATES',
  ...(neededByPayments[env.PAYMENTS || 'signed'] ?? []),
  ...(env.MANDATES === 'razorpay' ? (neededByPayments.razorpay ?? []) : []),
  ...neededByAccountCheck(env),
  ...(neededByPayouts[env.PAYOUTS || 'signed'] ?? []),
  ...(env.DEBITS === 'nach' ? neededByNach : []),
  ...(env.REGISTRAR === 'file' ? ['REGISTRAR_FILE_FOLDER', 'REGISTRAR_FILE_LAYOUT'] : []),
  ...(env.ACCOUNT_PROOF_BY_UPI === 'cashfree' ? ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'] : []),
  ...(hasSignedBank(env) ? ['BANK_URL', 'BANK_SECRET'] : []),
  'KYC_PROVIDER_URL',
  'KYC_PROVIDER_SECRET',
  ...(neededByKyc[env.KYC || 'cvl'] ?? []),
  ...(neededByPan[env.PAN || 'http'] ?? []),
  'PORTAL_MANIFEST_PUBLIC_KEY',
]

/** Whether a bank is reached by our own signed calls: to pay out, to register mandates or to debit on them. */
const hasSignedBank = ({ PAYOUTS, MANDATES, DEBITS }: Env): boolean =>
  [PAYOUTS, MANDATES, DEBITS].some((way) => (way || 'signed') === 'signed')

const razorpayX = ['RAZORPAYX_KEY_ID', 'RAZORPAYX_KEY_SECRET', 'RAZORPAYX_ACCOUNT_NUMBER']

/** What the way to the bank needs that `PAYOUTS` names; the signed one has the bank's own settings. */
const neededByPayouts: Readonly<Record<string, readonly string[]>> = {
  razorpayx: [...razorpayX, 'RAZORPAYX_WEBHOOK_SECRET'],
  file: ['PAYOUT_FILE_FOLDER', 'PAYOUT_FILE_LAYOUT'],
}

/** What debits by NACH's files need: where they lie, how they look, and who debits. */
const neededByNach = [
  'NACH_FILE_FOLDER',
  'NACH_FILE_LAYOUT',
  'NACH_USER_NAME',
  'NACH_USER_NUMBER',
  'NACH_USER_ACCOUNT',
  'NACH_SPONSOR',
]

/** What the chosen check of bank accounts needs. */
const neededByAccountCheck = (env: Env): string[] =>
  env.ACCOUNT_CHECK === 'razorpayx' ? razorpayX : ['PENNY_DROP_URL', 'PENNY_DROP_SECRET']

/** What the adapter of the KYC registry that is chosen needs. */
const neededByKyc: Readonly<Record<string, readonly string[]>> = {
  cvl: ['KYC_CVL_URL', 'KYC_CVL_USER', 'KYC_CVL_PASSWORD', 'KYC_CVL_POS_CODE', 'KYC_CVL_PASS_KEY'],
  file: ['KYC_FILE_FOLDER'],
}

/** What the PAN service needs that `PAN` names. */
const neededByPan: Readonly<Record<string, readonly string[]>> = {
  http: ['PAN_HTTP_URL', 'PAN_HTTP_KEY'],
  cashfree: ['CASHFREE_CLIENT_ID', 'CASHFREE_CLIENT_SECRET'],
}

/** What the payment provider needs that `PAYMENTS` names. */
const neededByPayments: Readonly<Record<string, readonly string[]>> = {
  signed: ['PAYMENT_GATEWAY_URL', 'PAYMENT_GATEWAY_SECRET', 'PAYMENT_PAYEE'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  billdesk: ['BILLDESK_MERCHANT_ID', 'BILLDESK_CLIENT_ID', 'BILLDESK_SIGNING_KEY'],
}

/** Names every missing production secret in one message. */
export class MissingSecrets extends StartRefusal {
  constructor(readonly names: readonly string[]) {
    super(`The portal cannot start in production without: ${names.join(', ')}`)
  }
}

/** Names every setting that is too weak or not for production, and what it must be; never what it is. */
export class WeakSettings extends StartRefusal {
  constructor(readonly rules: readonly string[]) {
    super(`The portal cannot start in production: ${rules.join('; ')}. See docs/operation.md.`)
  }
}

interface Rule {
  names: readonly string[]
  /** What the setting must be, as the message says it. */
  must: string
  holds: (value: string) => boolean
}

const leastKinds = 10
const isChance = (value: string) => new Set(value).size >= leastKinds
const secretOf = (length: number) => (value: string) => value.length >= length && isChance(value)

/** The strengths are those of docs/operation.md. */
const rules: readonly Rule[] = [
  { names: ['PORTAL_URL'], must: 'begin with https:// and name the host alone', holds: isSecureOrigin },
  {
    names: [
      'SMS_URL',
      'EXOTEL_URL',
      'WHATSAPP_URL',
      'PAYMENT_GATEWAY_URL',
      'BILLDESK_URL',
      'PENNY_DROP_URL',
      'RAZORPAYX_URL',
      'BANK_URL',
      'KYC_PROVIDER_URL',
      'KYC_CVL_URL',
      'PAN_HTTP_URL',
      'CASHFREE_URL',
    ],
    must: 'begin with https:// (http:// only for this machine itself)',
    holds: isSecureAddress,
  },
  {
    names: ['SMTP_URL'],
    must: 'begin with smtps:// (smtp:// only for this machine itself)',
    holds: isSecureMailServer,
  },
  {
    names: ['PORTAL_ENVELOPE_KEY', 'PORTAL_ENVELOPE_KEY_PREVIOUS'],
    must: 'be an RSA private key of at least 3072 bits in PEM',
    holds: (pem) => holdsOf(() => isRsaOf(3072, createPrivateKey(pem))),
  },
  {
    names: ['PORTAL_TOKEN_KEY'],
    must: 'be an Ed25519 private key in PEM',
    holds: (pem) => holdsOf(() => createPrivateKey(pem).asymmetricKeyType === 'ed25519'),
  },
  {
    names: ['PORTAL_REFRESH_KEY', 'PORTAL_DOCUMENT_KEY'],
    must: 'be at least 32 bytes in base64url, made by chance',
    holds: (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length >= 32 && isChance(text),
  },
  {
    names: [
      'PAYMENT_GATEWAY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'BILLDESK_SIGNING_KEY',
      'BILLDESK_ENCRYPTION_KEY',
      'RAZORPAYX_WEBHOOK_SECRET',
      'PENNY_DROP_SECRET',
      'BANK_SECRET',
      'KYC_PROVIDER_SECRET',
      'PORTAL_METRICS_TOKEN',
      'EXOTEL_RECEIPT_SECRET',
    ],
    must: 'have at least 32 characters, made by chance',
    holds: secretOf(32),
  },
  {
    names: [
      'SMS_KEY',
      'EXOTEL_API_TOKEN',
      'WHATSAPP_ACCESS_TOKEN',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
      'RAZORPAYX_KEY_SECRET',
      'PAN_HTTP_KEY',
      'CASHFREE_CLIENT_SECRET',
      'RAZORPAY_KEY_SECRET',
    ],
    must: 'have at least 16 characters, made by chance',
    holds: secretOf(16),
  },
  {
    names: ['CASHFREE_PUBLIC_KEY'],
    must: 'be the RSA public key of at least 2048 bits in PEM that Cashfree made',
    holds: (pem) => holdsOf(() => isRsaOf(2048, createPublicKey(pem))),
  },
  {
    names: ['PORTAL_MANIFEST_PUBLIC_KEY'],
    must: 'be one or more EC public keys on P-256 in PEM, or the path of a file with them',
    holds: (setting) => holdsOf(() => isManifestKey(setting)),
  },
  { names: ['PORTAL_NOW'], must: 'be left unset: it moves the clock of a sandbox', holds: () => false },
]

/** Keeps a production installation from starting with a secret missing or too weak. Throws StartRefusal. */
export function refuseWeakProduction(env: Env): void {
  const missing = [...new Set(requiredBy(env))].filter((name) => !env[name])
  if (missing.length) throw new MissingSecrets(missing)
  const broken = rules.flatMap(({ names, must, holds }) =>
    names.filter((name) => env[name] && !holds(env[name])).map((name) => `${name} must ${must}`),
  )
  broken.push(...sharedSecrets(env))
  if (broken.length) throw new WeakSettings(broken)
}

/** What is known to one provider must not open the door of another. */
const ownSecrets = [
  'PORTAL_REFRESH_KEY',
  'PORTAL_DOCUMENT_KEY',
  'SMS_KEY',
  'PAYMENT_GATEWAY_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'BILLDESK_SIGNING_KEY',
  'BILLDESK_ENCRYPTION_KEY',
  'PENNY_DROP_SECRET',
  'BANK_SECRET',
  'KYC_PROVIDER_SECRET',
  'PAN_HTTP_KEY',
  'CASHFREE_CLIENT_SECRET',
  'PORTAL_METRICS_TOKEN',
  'EXOTEL_API_TOKEN',
  'EXOTEL_RECEIPT_SECRET',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'RAZORPAYX_KEY_SECRET',
  'RAZORPAYX_WEBHOOK_SECRET',
] as const

function sharedSecrets(env: Env): string[] {
  return ownSecrets.flatMap((name, place) => {
    const first = ownSecrets.slice(0, place).find((other) => env[name] && env[other] === env[name])
    return first ? [`${name} must be another secret than ${first}`] : []
  })
}

function isSecureOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin } = new URL(text)
  return protocol === 'https:' && origin === text.replace(/\/$/, '')
}

const ownNames = ['localhost', '127.0.0.1', '[::1]']

function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ownNames.includes(hostname))
}

function isSecureMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'smtps:' || (protocol === 'smtp:' && ownNames.includes(hostname))
}

const isRsaOf = (bits: number, { asymmetricKeyType, asymmetricKeyDetails }: KeyObject) =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= bits

/** Every key of the setting must do: a manifest signed with any of them is believed. */
function isManifestKey(setting: string): boolean {
  const pem = setting.includes('-----BEGIN') ? setting : readFileSync(setting, 'utf8')
  const keys = pem.match(/-----BEGIN ([A-Z ]+)-----[\s\S]*?-----END \1-----/g) ?? []
  return keys.length > 0 && keys.every((key) => key.includes('BEGIN PUBLIC KEY') && isOnP256(key))
}

function isOnP256(pem: string): boolean {
  const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem)
  return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'
}

/** What cannot be read as a key is none. */
function holdsOf(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
