import type { Host } from './host'

/**
 * Whether this page is a part or a frame of one that is not ours. The whole portal opens beside it, for it stands in no frame
 * (S7.081).
 */
export const standsInPage = ({ kind }: Pick<Host, 'kind'>): boolean =>
  kind === 'embedded' || globalThis.parent !== globalThis.window

/**
 * Goes to an address that is not the portal's, such as the page of a bank: from a page of ours by leaving it, from somebody
 * else's by opening it beside, for that page is neither left nor shows a third one (S7.081). Whoever calls has made sure that
 * the address is no script.
 */
export function goOutside(address: string, host: Pick<Host, 'kind'>): void {
  if (standsInPage(host)) globalThis.open(address, '_blank', 'noopener')
  else globalThis.location.assign(address)
}
