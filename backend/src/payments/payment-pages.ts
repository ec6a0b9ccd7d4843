import { isPageOf, isUpiLink } from '../platform/provider-pages'
import { GatewayUnavailable, type OpenCheckout } from './gateway'

export interface PaymentPages {
  /** Where the provider's pages lie. */
  origins: readonly string[]
  /** Whether pages without https count: in a sandbox alone. */
  acceptsHttp: boolean
}

/**
 * Keeps a browser, or an app that reads the picture of a code, from being sent anywhere but to the configured
 * provider's pages or to the phone's UPI app, whatever the provider answered. Throws GatewayUnavailable.
 */
export function refuseForeignPages(
  pages: PaymentPages,
  { url, upi }: Pick<OpenCheckout, 'url' | 'upi'>,
): void {
  const addresses = upi ? [url, upi.qrPayload] : [url]
  if (!addresses.every((address) => isPaymentPage(pages, address)))
    throw new GatewayUnavailable('The payment gateway answered with an address that is not one of its pages')
}

const isPaymentPage = ({ origins, acceptsHttp }: PaymentPages, address: string): boolean =>
  isUpiLink(address) ||
  (isPageOf(origins, address) && (acceptsHttp || new URL(address).protocol === 'https:'))
