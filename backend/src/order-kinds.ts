import { confirmedOrderKinds, orderKinds } from './orders/kinds'
import type { KindTable } from './orders/kind-table'
import { confirmedSolutionKinds, solutionKinds } from './solutions/kinds'
import { confirmedPlanKinds, planKinds } from './systematic-plans/kinds/index'

/** Every kind of order that there is, of whichever domain. */
export const kinds: KindTable = {
  confirmed: { ...confirmedOrderKinds, ...confirmedSolutionKinds, ...confirmedPlanKinds },
  all: { ...orderKinds, ...solutionKinds, ...planKinds },
}
