import type { ExitPlanDue } from '@portal/kernel/contracts/exit-plan'
import { indiaMoment } from '../../calendar/india-time'
import { unitsOn } from '../../calendar/cut-off'
import { instalmentSale } from '../../calendar/dealing-dates'
import { boughtOn, type DatedScheme, moneyOn } from '../exits/exit-dates'

/** When an instalment out of a scheme is dealt, and when its money is in the account or its units are in the folio. */
export function exitPlanDue(dueOn: string, scheme: DatedScheme, into?: DatedScheme): ExitPlanDue {
  const asked = { createdAt: indiaMoment(dueOn, '09:00'), dueOn }
  const arrivesOn = into ? unitsOn(boughtOn(asked, scheme, into)) : moneyOn(asked, scheme)
  return { dueOn, ...instalmentSale(dueOn, scheme.kind), arrivesOn }
}
