import type { Config } from '../../../platform/config'

/** How this installation reaches Exotel. */
export interface ExotelSettings {
  /** The host of the account's region, without a slash at the end. */
  url: string
  accountSid: string
  apiKey: string
  apiToken: string
  /** Proves that a receipt comes from whom we told the address: Exotel signs nothing. */
  receiptSecret: string
  /** Where receipts go. */
  receiptUrl: string
}

/** In the sandbox the simulator, where no address is set. */
export function exotelSettings(
  { env, mode }: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
): ExotelSettings {
  const receiptUrl = `${publicUrl}/api/v1/messages/receipts/exotel`
  if (mode === 'sandbox' && !env.EXOTEL_URL)
    return {
      url: `${publicUrl}/sandbox/providers/exotel`,
      accountSid: 'neem-sandbox',
      apiKey: 'sandbox-key',
      apiToken: 'neem-sandbox-exotel',
      receiptSecret: 'neem-sandbox-exotel-receipts',
      receiptUrl,
    }
  return {
    url: (env.EXOTEL_URL || 'https://api.in.exotel.com').replace(/\/$/, ''),
    accountSid: env.EXOTEL_ACCOUNT_SID ?? '',
    apiKey: env.EXOTEL_API_KEY ?? '',
    apiToken: env.EXOTEL_API_TOKEN ?? '',
    receiptSecret: env.EXOTEL_RECEIPT_SECRET ?? '',
    receiptUrl,
  }
}
