import {
  AlertPopup,
  type AlertPopupProps,
  type FormApi,
  formatRupeesRounded,
  href,
  routes,
  useNavigate,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import { useState } from 'react'
import { isLinkVisit } from '../../shared/visit'
import type { PurchaseValues } from './purchase-values'

/** What is said of a purchase that was sent too early, and its form, which an answer may complete. */
interface Early<Values> {
  popup: Pick<AlertPopupProps, 'type' | 'title' | 'message' | 'euinValidation'>
  form: FormApi<Values>
}

/**
 * The popup of a purchase that is sent too early, and what its form tells it. An answer about the EUIN is the
 * declaration that nobody of the distributor advised.
 */
export function useEarlyPopup<Values extends PurchaseValues>(fund: Fund) {
  const navigate = useNavigate()
  const [early, setEarly] = useState<Early<Values>>()
  const onFailed = (errors: Errors, form: FormApi<Values>) => {
    const popup = popupOf(errors, form, fund)
    setEarly(popup && { popup, form })
  }
  const choose = (button: string) => {
    setEarly(undefined)
    if (early?.popup.type !== 'euin') return
    if (button === 'Quit' && !isLinkVisit()) void navigate(href(routes.exploreFunds))
    if (button === 'Continue Transaction' || button === 'OK') {
      early.form.change('executionOnly', true as Values['executionOnly'])
      // With the button that was pressed before: to the review, or into the cart.
      void early.form.submit()
    }
  }
  const popup = early && (
    <AlertPopup open {...early.popup} onClose={() => setEarly(undefined)} onChoose={choose} />
  )
  return { onFailed, popup }
}

type Errors = Readonly<Record<string, unknown>>

interface Fund {
  scheme: Scheme | undefined
  /** In paise, what the scheme takes at least. */
  least?: number | undefined
}

/**
 * What is said of a try that failed: before the first fields are filled, below what a fund of funds takes, or through
 * a distributor without the EUIN of who advised; everything else stands beside its field (S2.111, S2.116, S2.117,
 * decision 45).
 */
function popupOf<Values extends PurchaseValues>(
  errors: Errors,
  form: FormApi<Values>,
  { scheme, least = 0 }: Fund,
) {
  const { values, submitErrors } = form.getState()
  const { schemePlanCode, amount } = values
  if (errors.schemePlanCode && !schemePlanCode && typeof amount !== 'number')
    return {
      type: 'isEmptyfields',
      title: t`Your order is still empty`,
      message: t`Choose a scheme and enter an amount. What else is missing is marked on the page.`,
    } as const
  if (scheme?.fundType === 'INTERNATIONAL' && typeof amount === 'number' && amount < least)
    return {
      // eslint-disable-next-line lingui/no-unlocalized-strings -- a code
      type: 'FoFminInvestment',
      title: t`This fund of funds takes no smaller amount`,
      message: t`It takes ${{ sum: formatRupeesRounded(least) }} or more here. Enter a larger amount, or choose another fund.`,
    } as const
  return Object.keys(errors).join() === 'euin'
    ? aboutEuin(submitErrors?.euin as string | undefined)
    : undefined
}

/** The server refuses an EUIN that does not hold; where none was chosen there is nothing to check. */
const aboutEuin = (refused: string | undefined): Early<unknown>['popup'] => ({
  type: 'euin',
  euinValidation: refused !== undefined,
  title: refused === undefined ? t`You did not say who advised you` : t`This EUIN cannot be used`,
  message:
    refused === undefined
      ? t`No EUIN of an employee of your distributor is chosen. If you continue, you confirm that nobody of your distributor advised you on this and that you decided on your own.`
      : `${refused} ${t`With OK you continue without it, and you confirm that nobody of your distributor advised you on this and that you decided on your own.`}`,
})
