import type { ReactNode } from 'react'
import type { InvestFormProps } from '../purchases/invest-form-props'
import type { PurchaseType } from '../purchases/purchase-draft'
import { InvestForm } from './lumpsum/invest/invest-form'
import { wholePage } from './whole-page'

const SolutionForm = wholePage(() => import('./solution/solution-form'), {
  title: 'Invest',
  what: 'The form of a solution',
})
const SipForm = wholePage(() => import('./sip/invest/sip-form'), {
  title: 'Invest',
  what: 'The form of a SIP',
})

/** The first step of every kind of purchase; what most come for is there at once. */
export const investForms: Readonly<Record<PurchaseType, (props: InvestFormProps) => ReactNode>> = {
  LUMPSUM: InvestForm,
  SIP: SipForm,
  LUMPSUM_SIP: SipForm,
  INVESTMENT_SOLUTION: SolutionForm,
}
