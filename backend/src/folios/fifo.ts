import { costShare, isAbove, sumUnits, negated } from './allotment-math'

/** What is left of one purchase. */
export interface Lot {
  /** With the date it names the lot. */
  entryId: number
  boughtOn: string
  /** Text with 3 decimals. */
  unitsLeft: string
  costLeftPaise: number
  /** Value of a unit on 31 January 2018, where it counts and is known. */
  fairNav?: string | null
}

export const isSameLot = (one: Lot, other: Lot): boolean =>
  one.entryId === other.entryId && one.boughtOn === other.boughtOn

/** What a sale takes out of one lot. */
export interface SoldPart<L extends Lot> {
  /** As it was before. */
  lot: L
  units: string
  costPaise: number
}

export interface Sale<L extends Lot> {
  parts: SoldPart<L>[]
  /** The lots that were touched, as they are afterwards. */
  touched: L[]
  /** Cost of the units sold. */
  costPaise: number
}

/** More units were asked for than there are. */
export class NotEnoughUnits extends RangeError {}

/**
 * Takes units out of lots, the oldest purchase first; the cost goes with them in proportion and the last unit of a lot
 * takes what is left of its cost, so that no paisa is lost. Throws `NotEnoughUnits`.
 */
export function sellFirstIn<L extends Lot>(lots: readonly L[], units: string): Sale<L> {
  let wanted = units
  let costPaise = 0
  const touched: L[] = []
  const parts: SoldPart<L>[] = []
  for (const lot of inOrder(lots)) {
    if (!isAbove(wanted, '0')) break
    const taken = isAbove(wanted, lot.unitsLeft) ? lot.unitsLeft : wanted
    const cost = costShare(lot.costLeftPaise, taken, lot.unitsLeft)
    touched.push({
      ...lot,
      unitsLeft: sumUnits([lot.unitsLeft, negated(taken)]),
      costLeftPaise: lot.costLeftPaise - cost,
    })
    parts.push({ lot, units: taken, costPaise: cost })
    costPaise += cost
    wanted = sumUnits([wanted, negated(taken)])
  }
  if (isAbove(wanted, '0')) throw new NotEnoughUnits(`${wanted} units too few`)
  return { parts, touched, costPaise }
}

function inOrder<L extends Lot>(lots: readonly L[]): L[] {
  const held = lots.filter(({ unitsLeft }) => isAbove(unitsLeft, '0'))
  return held.sort((a, b) => a.boughtOn.localeCompare(b.boughtOn) || a.entryId - b.entryId)
}
