import { href, routes } from '../../navigation/public'
import { lazyDialog, type LazyDialogProps } from '@portal/ui/overlay'

export interface MinimumInvestmentDialogProps extends LazyDialogProps {
  /** The smallest amount of a new investment, in paise. */
  minPurchase: number
  /** The name of the scheme, not its line of description, which ends the sentence early. */
  fundDesc: string
  /** The plan that a switch under review goes on with: `'SWITCH'`, `'STP'`. */
  switchPlan?: string
}

/** Where OK leads: from the review of a switch back to its amounts, from anywhere else to the investment (S2.147, S2.148). */
export function afterMinimumInvestment(pathname: string, switchPlan?: string): string {
  return pathname === routes.transactReview.path
    ? href(routes.redemptionDetail, { plan: switchPlan })
    : href(routes.invest)
}

/** Says that an amount is below the minimum of a new investment, and leads to where it is changed (S2.146). */
export const MinimumInvestmentDialog = lazyDialog<MinimumInvestmentDialogProps>(
  () => import('./minimum-investment-dialog'),
)
