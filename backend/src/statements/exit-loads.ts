import { addDays, daysBetween } from '@portal/kernel/format'
import { isAbove, percentOf, sumUnits, valueOf } from '../folios/allotment-math'
import { holdingOf } from '../folios/holding'
import { ledgerOf } from '../folios/ledger-reader'
import type { Tx } from '../platform/database'
import { catalogueOn } from '../schemes/catalogue'
import { exitLoadOf } from '../schemes/exit-load'
import { planName } from './statement-facts'

/** What it would cost to leave each holding today, at the last NAV; only holdings with units that bear a load. */
export async function exitLoadsOf(tx: Tx, pan: string, today: string) {
  const { byCode } = await catalogueOn(tx, today)
  const holdings = new Map(
    (await ledgerOf(tx, pan)).map(({ folioNo, planCode }) => [
      `${folioNo} ${planCode}`,
      { folioNo, planCode },
    ]),
  )
  const found = []
  for (const { folioNo, planCode } of holdings.values()) {
    const plan = byCode.get(planCode)
    if (!plan) continue
    const { steps, text } = exitLoadOf(plan.scheme)
    const last = steps.at(-1)?.upToDay ?? -1
    const { lots } = await holdingOf(tx, folioNo, planCode)
    const loaded = lots.filter(({ boughtOn }) => daysBetween(boughtOn, today) <= last)
    const newest = loaded.at(-1)
    if (!newest) continue
    const unitsWithLoad = sumUnits(loaded.map(({ unitsLeft }) => unitsLeft))
    const load = loaded.reduce((sum, { boughtOn, unitsLeft }) => {
      const step = steps.find(({ upToDay }) => daysBetween(boughtOn, today) <= upToDay)
      return sum + percentOf(valueOf(unitsLeft, plan.nav), step?.percent ?? '0')
    }, 0)
    found.push({
      folioNo,
      schemePlanCode: planCode,
      name: planName(plan),
      rule: text,
      unitsFree: sumUnits(lots.filter((lot) => !loaded.includes(lot)).map(({ unitsLeft }) => unitsLeft)),
      unitsWithLoad,
      load,
      freeFrom: addDays(newest.boughtOn, last + 1),
    })
  }
  return found.filter(({ unitsWithLoad }) => isAbove(unitsWithLoad, '0'))
}
