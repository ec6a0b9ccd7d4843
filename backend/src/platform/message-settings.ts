import { choiceOf } from './setting-values'
import { StartRefusal } from './start-refusal'

type Env = NodeJS.ProcessEnv

const smsProviders = ['http', 'exotel'] as const
const whatsAppProviders = ['cloud'] as const
const emailProviders = ['smtp'] as const
const pushProviders = ['web'] as const

/** Which adapters send messages; what none is chosen for stays in a sandbox's inbox. */
export interface ChannelChoice {
  sms: (typeof smsProviders)[number] | undefined
  whatsapp: (typeof whatsAppProviders)[number] | undefined
  email: (typeof emailProviders)[number] | undefined
  push: (typeof pushProviders)[number] | undefined
}

/**
 * Production sends SMS through a gateway of the house's own unless another provider is chosen, e-mail by SMTP and push
 * messages by Web Push; a sandbox sends by what is chosen alone.
 */
export function readChannels(env: Env, mode: 'sandbox' | 'production'): ChannelChoice {
  const isProduction = mode === 'production'
  const sms = choiceOf('SMS', env.SMS, smsProviders) ?? (isProduction ? 'http' : undefined)
  if (sms === 'http' && !env.SMS_URL) throw new StartRefusal('SMS is http, so SMS_URL must be set too')
  // Not EMAIL, where git and others have somebody's address.
  const email = choiceOf('EMAILS', env.EMAILS, emailProviders) ?? (isProduction ? 'smtp' : undefined)
  if (email && !(env.SMTP_URL && env.SMTP_FROM))
    throw new StartRefusal('EMAILS is smtp, so SMTP_URL and SMTP_FROM must be set too')
  return {
    sms,
    whatsapp: choiceOf('WHATSAPP', env.WHATSAPP, whatsAppProviders),
    email,
    push: choiceOf('PUSH', env.PUSH, pushProviders) ?? (isProduction ? 'web' : undefined),
  }
}

/** What the chosen channels need. */
export function neededByChannels(env: Env): string[] {
  const isExotel = env.SMS === 'exotel'
  return [
    // Calls with a code have one protocol, whoever sends the SMS.
    ...(!isExotel || env.OTP_VOICE_TEXT === 'on' ? ['SMS_URL', 'SMS_KEY'] : []),
    ...(isExotel
      ? ['EXOTEL_ACCOUNT_SID', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN', 'EXOTEL_RECEIPT_SECRET']
      : []),
    ...(env.WHATSAPP
      ? [
          'WHATSAPP_PHONE_NUMBER_ID',
          'WHATSAPP_ACCESS_TOKEN',
          'WHATSAPP_APP_SECRET',
          'WHATSAPP_VERIFY_TOKEN',
          'WHATSAPP_TEMPLATES',
        ]
      : []),
  ]
}
