import { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import type { OrderRow } from '../order.repository'
import { schemeRef } from '../scheme-plan'
import { datesTold } from './auto-switch-dates'

/** What follows a purchase, with its dates. */
export const autoSwitchView = (
  from: SchemePlanFacts,
  into: SchemePlanFacts,
): NonNullable<PurchaseOrder['autoSwitch']> => ({
  toScheme: schemeRef(into),
  ...datesTold(from.scheme, into.scheme),
})

/** Where the units of a purchase go when an offer is allotted; undefined where they stay. */
export const autoSwitchToOf = ({ kind, terms }: Pick<OrderRow, 'kind' | 'terms'>): string | undefined =>
  kind === 'LUMPSUM' ? LumpsumTerms.parse(terms).autoSwitchTo : undefined
