import { readFileSync, statSync } from 'node:fs'
import { StartRefusal } from './start-refusal'

type Env = NodeJS.ProcessEnv

/** What may stand in a file, as docker, Kubernetes and the agents of vaults hand it over. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'PORTAL_ENVELOPE_KEY',
  'PORTAL_ENVELOPE_KEY_PREVIOUS',
  'PORTAL_TOKEN_KEY',
  'PORTAL_REFRESH_KEY',
  'PORTAL_DOCUMENT_KEY',
  'PORTAL_METRICS_TOKEN',
  'SMTP_URL',
  'SMS_KEY',
  'EXOTEL_API_TOKEN',
  'EXOTEL_RECEIPT_SECRET',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'PAYMENT_GATEWAY_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'BILLDESK_SIGNING_KEY',
  'BILLDESK_ENCRYPTION_KEY',
  'PENNY_DROP_SECRET',
  'RAZORPAYX_KEY_SECRET',
  'RAZORPAYX_WEBHOOK_SECRET',
  'BANK_SECRET',
  'KYC_PROVIDER_SECRET',
  'KYC_CVL_PASSWORD',
  'KYC_CVL_PASS_KEY',
  'PAN_HTTP_KEY',
  'CASHFREE_CLIENT_SECRET',
  'CASHFREE_PUBLIC_KEY',
] as const

/** No key is as long; a path that leads to something else is not read into memory. */
const mostBytes = 64 * 1024

/** Writing for the group, everything for others. */
const tooOpen = 0o027

/** The settings with each secret that `<NAME>_FILE` names a file for. Throws StartRefusal, which names all that is wrong. */
export function withSecretFiles(env: Env): Env {
  const named = secretNames.filter((name) => env[`${name}_FILE`])
  const wrong = named.flatMap((name) => {
    const what = env[name] ? `${name} is set too` : faultOf(env[`${name}_FILE`] ?? '')
    return what ? [`${name}_FILE: ${what}`] : []
  })
  if (wrong.length)
    throw new StartRefusal(`Secrets cannot be read. ${wrong.join('; ')}. See docs/operation.md.`)
  const read = named.map((name) => [name, contentOf(env[`${name}_FILE`] ?? '')] as const)
  return { ...env, ...Object.fromEntries(read) }
}

/** Editors and `echo` end a file with a line end that is no part of the secret. */
const contentOf = (path: string) => readFileSync(path, 'utf8').replace(/\r?\n$/, '')

function faultOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile()) return `there is no file ${path}`
  // Windows has no such modes.
  if (process.platform !== 'win32' && file.mode & tooOpen)
    return `others may read or change ${path}: chmod 400 it, or 440 for a group`
  if (file.size > mostBytes) return `${path} is larger than a secret is`
  try {
    return contentOf(path) ? undefined : `${path} is empty`
  } catch {
    return `${path} cannot be read by this account`
  }
}
