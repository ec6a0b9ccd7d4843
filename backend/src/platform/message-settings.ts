import { choiceOf } from './setting-values'
import { StartRefusal } from './start-refusal'

type Env = NodeJS.ProcessEnv

const smsProviders = ['http', 'exotel'] as const
const whatsAppProviders = ['cloud'] as const

/** Which adapters send messages; what none is chosen for stays in a sandbox's inbox. */
export interface ChannelChoice {
  sms: (typeof smsProviders)[number] | undefined
  whatsapp: (typeof whatsAppProviders)[number] | undefined
}

/** Production sends SMS through a gateway of the house's own unless another provider is chosen. */
export function readChannels(env: Env, mode: 'sandbox' | 'production'): ChannelChoice {
  const sms = choiceOf('SMS', env.SMS, smsProviders) ?? (mode === 'production' ? 'http' : undefined)
  if (sms === 'http' && !env.SMS_URL) throw new StartRefusal('SMS is http, so SMS_URL must be set too')
  return { sms, whatsapp: choiceOf('WHATSAPP', env.WHATSAPP, whatsAppProviders) }
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
