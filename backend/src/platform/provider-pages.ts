/**
 * Whether an address that a provider answered is a page of one of these origins, to which a browser may be sent. Addresses
 * that a page has made of its own data (`blob:`) count as of its origin, and are none of its pages.
 */
export function isPageOf(origins: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && origins.includes(origin)
}

/** Whether an address opens the phone's UPI app. */
export const isUpiLink = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'upi:'
