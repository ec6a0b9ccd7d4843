/** What a remote's exchange for another version could disturb. */
export interface PortalMoment {
  /** A one-time code is asked for, a form is filled, or leaving would be asked about: `holdVersion`. */
  held: boolean
  /** The page on screen is a step of a transaction. */
  inFlow: boolean
  /** Another page is on its way. */
  navigating: boolean
  /** A call that changes something has not been answered. */
  changing: boolean
}

/** Whether a remote may be exchanged for another version now, without an investor losing anything. */
export function maySwap({ held, inFlow, navigating, changing }: PortalMoment): boolean {
  return !held && !inFlow && !navigating && !changing
}
