import type { Platform } from '../platform/module'
import { gatewayOf } from './adapters'
import type { PaymentGateway } from './gateway'
import type { Payables } from './payable'

/** Everything that the payment services work with. */
export interface PaymentContext {
  platform: Platform
  gateway: PaymentGateway
  payables: Payables
}

/** The operations queue of an installation, with the provider that its configuration names. */
export function paymentContext(platform: Platform, payables: Payables): PaymentContext {
  return { platform, payables, gateway: gatewayOf(platform) }
}
