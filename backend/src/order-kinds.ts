import { confirmedOrderKinds, orderKinds } from './orders/kinds'
import { confirmedPlanKinds, planKinds } from './systematic-plans/kinds/index'
import type { KindTable } from './orders/kind-table'

/** Every kind of order that there is, of whichever domain. */
export const kinds: KindTable = {
  confirmed: { ...confirmedOrderKinds, ...confirmedPlanKinds },
  all: { ...orderKinds, ...planKinds },
}
