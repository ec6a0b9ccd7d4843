/** What an investor is doing, as far as the page can tell. */
export interface Doing {
  /** A dialog, a menu, a list or the loader is open, or about to be. */
  somethingOpen: boolean
  /** A button of the mouse or a finger is down. */
  pressing: boolean
  /** A step of a transaction, a one-time code, a filled form. */
  underWay: boolean
  /** The next page is on its way, or the session is ending. */
  leaving: boolean
  msSinceKey: number
  /** Since the last press, scroll or move of the mouse. */
  msSincePointer: number
}

/** Who moves the mouse is on the way to something. */
export const pointerRestMs = 1000
/** Who types looks up, thinks and goes on. */
export const keyRestMs = 3000

/** Whether something unasked may open now without closing, covering or catching what the investor is at. */
export function isQuietMoment(doing: Doing): boolean {
  const { somethingOpen, pressing, underWay, leaving, msSinceKey, msSincePointer } = doing
  if (somethingOpen || pressing || underWay || leaving) return false
  return msSinceKey >= keyRestMs && msSincePointer >= pointerRestMs
}
