import type { Config } from '../../../platform/config'
import { MissingSecrets } from '../../../platform/production-settings'
import { StartRefusal } from '../../../platform/start-refusal'
import type { PaymentPages } from '../../payment-pages'

/** How this installation reaches BillDesk. */
export interface BilldeskAccess {
  /** Before `/payments/ve1_2`, without a slash at the end. */
  url: string
  merchantId: string
  clientId: string
  /** Signs both ways. */
  signingKey: string
  /** Encrypts both ways; null where BillDesk gave out a signing key alone. */
  encryptionKey: string | null
  /** Names the keys in the headers, where BillDesk gave out a name. */
  keyId: string | null
  itemCode: string
  /** How an order names the account that must pay: BillDesk's documents name it in both ways. */
  accountField: 'bank_account' | 'bankaccounts'
  /** Codes of errors by which BillDesk says that it has no such order, besides HTTP 404. */
  unknownCodes: readonly string[]
  pages: PaymentPages
  /** Whom the investor reads that the money goes to. */
  payeeName: string
}

const hosts = {
  production: {
    url: 'https://api.billdesk.com',
    pages: ['https://api.billdesk.com', 'https://pay.billdesk.com'],
  },
  sandbox: { url: 'https://uat1.billdesk.com/u2', pages: ['https://uat1.billdesk.com'] },
} as const

const accountFields = ['bank_account', 'bankaccounts'] as const

const listOf = (text = '') =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/**
 * A sandbox without a merchant has its simulator; with one of BillDesk's test environment it reaches that. The hosts are
 * those of docs.billdesk.io (docs/ace-sdk, reference/createtransaction); older guides name others, hence `BILLDESK_URL`.
 */
export function billdeskAccess(
  { env, mode, paymentPages }: Pick<Config, 'env' | 'mode' | 'paymentPages'>,
  publicUrl: string,
): BilldeskAccess {
  const accountField = accountFields.find((each) => each === (env.BILLDESK_ACCOUNT_FIELD || 'bank_account'))
  if (!accountField) throw new StartRefusal(`BILLDESK_ACCOUNT_FIELD must be ${accountFields.join(' or ')}`)
  const common = {
    itemCode: env.BILLDESK_ITEM_CODE || 'DIRECT',
    accountField,
    unknownCodes: listOf(env.BILLDESK_UNKNOWN_CODES),
    payeeName: env.BILLDESK_NAME || 'Neem Mutual Fund',
  }
  const keyId = env.BILLDESK_KEY_ID || null
  if (mode === 'sandbox' && !env.BILLDESK_MERCHANT_ID) return { ...common, ...simulated(publicUrl) }
  const names = ['BILLDESK_MERCHANT_ID', 'BILLDESK_CLIENT_ID', 'BILLDESK_SIGNING_KEY'] as const
  const missing = names.filter((name) => !env[name])
  if (missing.length) throw new MissingSecrets(missing)
  const { BILLDESK_MERCHANT_ID = '', BILLDESK_CLIENT_ID = '', BILLDESK_SIGNING_KEY = '' } = env
  const encryptionKey = env.BILLDESK_ENCRYPTION_KEY || null
  if (encryptionKey && Buffer.byteLength(encryptionKey) !== 32)
    throw new StartRefusal('BILLDESK_ENCRYPTION_KEY must be 32 characters long, which A256GCM takes')
  const url = (env.BILLDESK_URL || hosts[mode].url).replace(/\/$/, '')
  refuseOtherMode(url, mode)
  return {
    ...common,
    url,
    merchantId: BILLDESK_MERCHANT_ID,
    clientId: BILLDESK_CLIENT_ID,
    signingKey: BILLDESK_SIGNING_KEY,
    encryptionKey,
    keyId,
    pages: { origins: paymentPages.length ? paymentPages : hosts[mode].pages, acceptsHttp: false },
  }
}

/** Real money never moves through a sandbox, and no test money pays an order. */
function refuseOtherMode(url: string, mode: Config['mode']): void {
  const isTest = /uat/i.test(url)
  if (mode === 'production' && isTest)
    throw new StartRefusal(`BILLDESK_URL is ${url}, a test environment, where PORTAL_MODE is production`)
  if (mode === 'sandbox' && new URL(url).origin === hosts.production.url)
    throw new StartRefusal(`BILLDESK_URL is ${url}, where money is real, and PORTAL_MODE is sandbox`)
}

const simulated = (publicUrl: string) => ({
  url: `${publicUrl}/sandbox/providers/billdesk`,
  merchantId: 'NEEMSANDBOX',
  clientId: 'neemsandbox',
  signingKey: 'neem-sandbox-billdesk-signing-ky',
  encryptionKey: 'neem-sandbox-billdesk-cipher-key',
  keyId: 'neemsandbox1',
  pages: { origins: [new URL(publicUrl).origin], acceptsHttp: true },
})
