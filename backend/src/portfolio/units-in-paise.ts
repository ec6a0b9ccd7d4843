/** A hundred-thousandth of a paisa is what thousandths of a unit times ten-thousandths of a rupee count. */
const ofAPaisa = 100_000n

/** What thousandths of units are worth at ten-thousandths of a rupee, to the nearest paisa, half a paisa away from zero. */
export function paiseOf(thousandths: bigint, nav: bigint): number {
  const worth = thousandths * nav
  const half = worth < 0n ? -ofAPaisa / 2n : ofAPaisa / 2n
  return Number((worth + half) / ofAPaisa)
}
