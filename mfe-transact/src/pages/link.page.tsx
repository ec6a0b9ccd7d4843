import { api, ActionLink, href, routes, useLocation } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { actionLinkApi } from '@portal/contracts/wire/action-link'

const lookAtPayment = (link: string) => api.call(actionLinkApi.validatePaymentLink, { link })
const lookAtTransaction = (link: string) => api.call(actionLinkApi.validateTransactionLink, { link })

/** An order whose payment failed, opened by a link (S1.053, S7.080). */
const payment = () => ({
  title: t`Pay your order again`,
  titles: { PAYMENT_FAILED: t`Pay your order again` },
  look: lookAtPayment,
  otherwise: { to: href(routes.transactions), label: t`Log in to see your orders` },
})

/** A SIP to renew, one whose debit failed, or what a distributor offers (S1.052, S7.080). */
const transaction = () => ({
  title: t`Your link`,
  titles: {
    SIP_EXPIRING: t`Renew your SIP`,
    SIP_FAILED: t`Invest what your SIP missed`,
    DISTRIBUTOR: t`Invest with your distributor`,
  },
  look: lookAtTransaction,
  otherwise: { to: href(routes.systematicPlans), label: t`Log in to see your plans` },
})

/** What a link opens, by its address. */
export default function LinkPage() {
  const { pathname } = useLocation()
  return <ActionLink {...(pathname.endsWith('payment-link') ? payment() : transaction())} />
}
