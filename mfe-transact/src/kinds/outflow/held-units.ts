import { t } from '@portal/kernel/words'
import type { Folio, Holding } from '@portal/contracts/folios/investor'
import type { Scheme } from '@portal/contracts/schemes/product'
import { folioRefusal } from '../../shared/folio-rules'
import { areNone } from '../../shared/units-math'
import type { OutflowKind } from './outflow-kind'

export interface HeldUnits {
  folio: Folio
  holding: Holding
  /** Why nothing of it can leave online. */
  refusal?: string
}

const noneFree = ({ holdUnits, lienUnits, heldBy }: Holding): string => {
  const isPledged = !areNone(lienUnits)
  if (areNone(holdUnits))
    return isPledged
      ? t`None of these units is free: they are under lien.`
      : t`None of these units is free yet.`
  if (heldBy.length)
    return isPledged
      ? t`None of these units is free: they are under lien or on hold for an order.`
      : t`None of these units is free: they are on hold for an order.`
  return isPledged
    ? t`None of these units is free: they are under lien or on hold or locked in.`
    : t`None of these units is free: they are on hold or locked in.`
}

/** Every holding of all folios, those first of which something can leave. */
export function heldUnits(
  kind: OutflowKind,
  folios: readonly Folio[],
  schemes: readonly Scheme[],
): HeldUnits[] {
  const all = folios.flatMap((folio) =>
    folio.holdings.map((holding): HeldUnits => {
      const refusal =
        folioRefusal(folio) ??
        kind.ineligible?.(holding, schemes) ??
        (areNone(holding.freeUnits) ? noneFree(holding) : undefined)
      return { folio, holding, ...(refusal && { refusal }) }
    }),
  )
  return [...all.filter(({ refusal }) => !refusal), ...all.filter(({ refusal }) => refusal)]
}

/** The holding that a draft is about. */
export function holdingOf(
  folios: readonly Folio[],
  { folioNo, schemePlanCode }: { folioNo: string | null; schemePlanCode: string | null },
): HeldUnits | undefined {
  const folio = folios.find((each) => each.folioNo === folioNo)
  const holding = folio?.holdings.find((each) => each.schemePlanCode === schemePlanCode)
  return folio && holding && { folio, holding }
}
