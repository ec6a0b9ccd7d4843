import { lazy, type ComponentType } from 'react'
import type { InvestFormProps } from '../purchases/invest-form-props'
import type { PurchaseType } from '../purchases/purchase-draft'
import { InvestForm } from './lumpsum/invest/invest-form'

const SolutionForm = lazy(() => import('./solution/solution-form'))
const SipForm = lazy(() => import('./sip/invest/sip-form'))

/** The first step of every kind of purchase; what most come for is there at once. */
export const investForms: Readonly<Record<PurchaseType, ComponentType<InvestFormProps>>> = {
  LUMPSUM: InvestForm,
  SIP: SipForm,
  LUMPSUM_SIP: SipForm,
  INVESTMENT_SOLUTION: SolutionForm,
}
