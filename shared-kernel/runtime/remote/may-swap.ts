/** What a remote's exchange for another version could disturb. */
export interface PortalMoment {
  /** A one-time code is asked for: nothing could keep it (`holdVersion` without a draft). */
  held: boolean
  /** Something was typed, or leaving would be asked about; what was typed can be kept (`holdVersion` with a draft). */
  typed: boolean
  /** The page on screen is a step of a transaction. */
  inFlow: boolean
  /** Money is on its way on the page on screen. */
  paying: boolean
  /** Another page is on its way. */
  navigating: boolean
  /** A call that changes something has not been answered. */
  changing: boolean
}

/**
 * Whether a remote may be exchanged for another version now, without an investor losing anything. An urgent exchange
 * keeps what was typed and goes on with it; it waits for a payment, a code and an answer as every other.
 */
export function maySwap(moment: PortalMoment, isUrgent = false): boolean {
  const { held, typed, inFlow, paying, navigating, changing } = moment
  if (held || paying || navigating || changing) return false
  return isUrgent || (!typed && !inFlow)
}
