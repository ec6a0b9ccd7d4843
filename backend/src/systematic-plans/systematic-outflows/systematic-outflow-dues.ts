import type { SystematicOutflowDue } from '@portal/contracts/systematic-plans/systematic-outflow'
import { indiaMoment } from '../../calendar/india-time'
import { unitsOn } from '../../calendar/cut-off'
import { instalmentSale } from '../../calendar/dealing-dates'
import { boughtOn, type DatedScheme, moneyOn } from '../../orders/outflows/outflow-dates'

/** When an instalment out of a scheme is dealt, and when its money is in the account or its units are in the folio. */
export function systematicOutflowDue(
  dueOn: string,
  scheme: DatedScheme,
  into?: DatedScheme,
): SystematicOutflowDue {
  const requested = { createdAt: indiaMoment(dueOn, '09:00'), dueOn }
  const arrivesOn = into ? unitsOn(boughtOn(requested, scheme, into)) : moneyOn(requested, scheme)
  return { dueOn, ...instalmentSale(dueOn, scheme.kind), arrivesOn }
}
