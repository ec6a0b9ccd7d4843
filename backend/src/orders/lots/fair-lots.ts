import { folioOwner } from '../../folios/folio-reader'
import type { Lot } from '../../folios/fifo'
import { ledgerOf } from '../../folios/ledger-reader'
import type { Tx } from '../../platform/database'
import { grandfatheredUntil } from '../../regulation/capital-gains-rules'
import { taxClassOf } from '../../regulation/tax-class'
import { catalogueOn, type SchemePlanFacts } from '../../schemes/catalogue'
import { navsOn } from '../../schemes/navs-on'
import { replayLots } from '../../folios/lots/replay-lots'
import { lotFactsOf } from '../../folios/lots/lot-facts'
import type { FreeUnits } from './free-units'

const nameOf = ({ entryId, boughtOn }: Lot) => `${entryId} ${boughtOn}`

/**
 * The units of a holding with their value of 31 January 2018, as the statement of gains finds it in the ledger, so that
 * tax is withheld from the gain that the statement tells; through mergers too. Only old equity units have one.
 */
export async function withFairNavs(
  tx: Tx,
  folioNo: string,
  { asOf, scheme }: SchemePlanFacts,
  units: FreeUnits,
): Promise<FreeUnits> {
  const isOld = ({ boughtOn }: Lot) => boughtOn <= grandfatheredUntil
  if (taxClassOf(scheme) !== 'equity' || !units.held.some(isOld)) return units
  const moves = await ledgerOf(tx, await folioOwner(tx, folioNo))
  const codes = [...new Set(moves.map(({ planCode }) => planCode))]
  const fair = await navsOn(tx, codes, grandfatheredUntil)
  const { byCode } = await catalogueOn(tx, asOf)
  const facts = await lotFactsOf(tx, byCode, (code) => fair.get(code)?.nav)
  const fairNavs = new Map(replayLots(moves, facts).lots.map((lot) => [nameOf(lot), lot.fairNav]))
  const withNav = (lot: Lot): Lot => ({ ...lot, fairNav: fairNavs.get(nameOf(lot)) ?? null })
  return { ...units, held: units.held.map(withNav), lots: units.lots.map(withNav) }
}
