import type { Config } from '../platform/config'
import { exotelChannel } from './adapters/exotel/exotel'
import { exotelSettings } from './adapters/exotel/settings'
import { smsHttpChannel } from './adapters/sms-http/sms-http'
import { smtpChannel } from './adapters/smtp/smtp'
import { whatsAppSettings } from './adapters/whatsapp-cloud/settings'
import { whatsAppChannel } from './adapters/whatsapp-cloud/whatsapp-cloud'
import type { ChannelName, MessageChannel } from './message-channel'

type Settings = Pick<Config, 'channels' | 'env' | 'mode' | 'sms' | 'smtp'>

/** The channel that this installation sends a message by. Throws where none is configured. */
export function channelOf(config: Settings, publicUrl: string, name: ChannelName): MessageChannel {
  const { channels, sms, smtp } = config
  if (name === 'email' && smtp) return smtpChannel(smtp)
  if (name === 'sms' && channels.sms === 'exotel') return exotelChannel(exotelSettings(config, publicUrl))
  // A code by telephone has one protocol, whoever sends the SMS.
  if ((name === 'sms' || name === 'voice') && sms) return smsHttpChannel(sms)
  if (name === 'whatsapp' && channels.whatsapp) return whatsAppChannel(whatsAppSettings(config, publicUrl))
  throw new Error(`No channel is configured for messages by ${name}`)
}
