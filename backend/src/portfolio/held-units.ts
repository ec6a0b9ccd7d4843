import type { HoldingOrder } from '@portal/contracts/folios/holding-order'
import { fewer, sumUnits } from '../folios/allotment-math'
import type { HeldBack } from './reservations'

/** What is left of all purchases of a plan in a folio, and how much of that is locked on a day. */
export interface HeldUnits {
  folio_no: string
  plan_code: string
  units: string
  cost: number
  locked: string
  recent: readonly BoughtLately[]
}

/** Units left of a purchase of the last days, and the date of its NAV. */
export interface BoughtLately {
  on: string
  units: string
}

/** What is held of a plan in a folio, before prices. */
export interface Position extends HeldUnits {
  hold_units: string
  lien_units: string
  employee_free_units: string
  orders: readonly HoldingOrder[]
}

/** Everything that is held: blocked are units on hold, units that accepted orders hold, and locked tax savers. */
export function positionsOf(all: readonly HeldUnits[], back: readonly HeldBack[]): Position[] {
  const byHolding = new Map(back.map((row) => [`${row.folio_no} ${row.plan_code}`, row]))
  return all.map((held) => {
    const own = byHolding.get(`${held.folio_no} ${held.plan_code}`)
    return {
      ...held,
      hold_units: own ? fewer(sumUnits([own.held, held.locked]), held.units) : fewer(held.locked, held.units),
      lien_units: own?.lien_units ?? '0.000',
      employee_free_units: own?.employee_free_units ?? '0.000',
      orders: own?.orders ?? [],
    }
  })
}
