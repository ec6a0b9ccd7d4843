import type { Module } from '../platform/module'
import { deliverMessage } from './deliver-message'

/** Messages to people, by the channels that the installation chose. */
export const messagesModule: Module = {
  name: 'messages',
  outbox: { 'message.send': deliverMessage },
}
