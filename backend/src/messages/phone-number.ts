import { investorByPan } from '../identity/investors'
import type { Tx } from '../platform/database'

/** A mobile in E.164: "+919810010001". One that names no country is of India. */
export const internationalNumber = (mobile: string): string =>
  mobile.startsWith('+') ? `+${mobile.replace(/\D/g, '')}` : `+91${mobile.replace(/\D/g, '')}`

/**
 * Where a message goes. Numbers are kept without their country: that of an investor abroad is put before theirs, so that it
 * does not reach whoever has the same digits in India.
 */
export async function addressOf(
  db: Tx,
  { channel, to, pan }: { channel: string; to: string; pan: string },
): Promise<string> {
  if (channel === 'email' || to.startsWith('+')) return to
  const investor = await investorByPan(db, pan)
  const isAbroad = investor?.mobile === to && investor.countryCode !== '+91'
  return isAbroad ? `${investor.countryCode}${to}` : to
}

/** An address as it may be kept beside the state of a message: "XXXXXX0001", "as***@example.com". */
export function maskedAddress(to: string): string {
  const [name = '', host] = to.split('@')
  return host === undefined ? `XXXXXX${to.slice(-4)}` : `${name.slice(0, 2)}***@${host}`
}
