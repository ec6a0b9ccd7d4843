import type { Config } from '../../../platform/config'

/** How this installation reaches the WhatsApp Cloud API of Meta. */
export interface WhatsAppSettings {
  /** With the version of the Graph API, without a slash at the end. */
  url: string
  phoneNumberId: string
  accessToken: string
  /** Signs what Meta posts to us. */
  appSecret: string
  /** Said by Meta when the address of receipts is entered in its dashboard. */
  verifyToken: string
}

/** In the sandbox the simulator, where no address is set. */
export function whatsAppSettings(
  { env, mode }: Pick<Config, 'env' | 'mode'>,
  publicUrl: string,
): WhatsAppSettings {
  if (mode === 'sandbox' && !env.WHATSAPP_URL)
    return {
      url: `${publicUrl}/sandbox/providers/whatsapp/v23.0`,
      phoneNumberId: '106540352242922',
      accessToken: 'neem-sandbox-whatsapp',
      appSecret: 'neem-sandbox-whatsapp-receipts',
      verifyToken: 'neem-sandbox-whatsapp-verify',
    }
  return {
    url: (env.WHATSAPP_URL || 'https://graph.facebook.com/v23.0').replace(/\/$/, ''),
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
    accessToken: env.WHATSAPP_ACCESS_TOKEN ?? '',
    appSecret: env.WHATSAPP_APP_SECRET ?? '',
    verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
  }
}
