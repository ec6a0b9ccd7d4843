import {
  AlertPopup,
  type AlertPopupProps,
  type FormApi,
  formatRupeesRounded,
  href,
  routes,
  useNavigate,
} from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { PurchaseValues } from './purchase-values'
import { isLinkVisit } from '../shared/link-visit'

/** What is said of a purchase that was sent too early, and its form, which an answer may complete. */
export interface Early<Values> {
  popup: Pick<AlertPopupProps, 'type' | 'title' | 'message' | 'euinValidation'>
  form: FormApi<Values>
}

interface EarlyPopupProps<Values> {
  early: Early<Values> | undefined
  formId: string
  onClose: () => void
}

/** The popup of a purchase that was sent too early; its answer about an EUIN is the declaration that nobody advised. */
export function EarlyPopup<Values extends PurchaseValues>({
  early,
  formId,
  onClose,
}: EarlyPopupProps<Values>) {
  const navigate = useNavigate()
  if (!early) return null
  const { popup, form } = early
  const choose = (button: string) => {
    onClose()
    if (popup.type !== 'euin') return
    if (button === 'Quit' && !isLinkVisit()) void navigate(href(routes.exploreFunds))
    if (button === 'Continue Transaction' || button === 'OK') {
      form.change('executionOnly', true as Values['executionOnly'])
      sendAgain(formId)
    }
  }
  return <AlertPopup open {...popup} onClose={onClose} onChoose={choose} />
}

/** With the button that was pressed before: to the review, or into the cart. */
function sendAgain(formId: string): void {
  const form = document.getElementById(formId)
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

interface Failed<Values> {
  errors: Readonly<Record<string, unknown>>
  form: FormApi<Values>
  scheme: Scheme | undefined
  /** In paise. */
  least: number | undefined
}

/**
 * What is said of a try that failed: before the first fields are filled, below what a fund of funds takes, or through
 * a distributor without the EUIN of who advised; everything else stands beside its field (S2.111, S2.116, S2.117,
 * decision 45).
 */
export function earlyOf<Values extends PurchaseValues>(failed: Failed<Values>): Early<Values> | undefined {
  const popup = popupOf(failed)
  return popup && { popup, form: failed.form }
}

function popupOf<Values extends PurchaseValues>({ errors, form, scheme, least = 0 }: Failed<Values>) {
  const { values, submitErrors } = form.getState()
  const { schemePlanCode, amount } = values
  if (errors.schemePlanCode && !schemePlanCode && amount == null)
    return {
      type: 'isEmptyfields',
      title: 'Your order is still empty',
      message: 'Choose a scheme and enter an amount. What else is missing is marked on the page.',
    } as const
  if (scheme?.fundType === 'INTERNATIONAL' && amount != null && amount < least)
    return {
      type: 'FoFminInvestment',
      title: 'This fund of funds takes no smaller amount',
      message: `It takes ${formatRupeesRounded(least)} or more here. Enter a larger amount, or choose another fund.`,
    } as const
  return Object.keys(errors).join() === 'euin'
    ? aboutEuin(submitErrors?.euin as string | undefined)
    : undefined
}

const declares =
  'you confirm that nobody of your distributor advised you on this and that you decided on your own.'

/** The server refuses an EUIN that does not hold; where none was chosen there is nothing to check. */
const aboutEuin = (refused: string | undefined): Early<unknown>['popup'] => ({
  type: 'euin',
  euinValidation: refused !== undefined,
  title: refused === undefined ? 'You did not say who advised you' : 'This EUIN cannot be used',
  message:
    refused === undefined
      ? `No EUIN of an employee of your distributor is chosen. If you continue, ${declares}`
      : `${refused} With OK you go on without it, and ${declares}`,
})
