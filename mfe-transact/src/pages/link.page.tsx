import { api, ActionLink, href, routes, useLocation } from '@portal/kernel'
import { actionLinkApi } from '@portal/contracts/wire/action-link'

const again = 'Pay your order again'

/** An order whose payment failed, opened by a link (S1.053, S7.080). */
const payment = {
  title: again,
  titles: { PAYMENT_FAILED: again },
  look: (link: string) => api.call(actionLinkApi.validatePaymentLink, { link }),
  otherwise: { to: href(routes.transactions), label: 'Log in to see your orders' },
}

/** A SIP to renew, one whose debit failed, or what a distributor offers (S1.052, S7.080). */
const transaction = {
  title: 'Your link',
  titles: {
    SIP_EXPIRING: 'Renew your SIP',
    SIP_FAILED: 'Invest what your SIP missed',
    DISTRIBUTOR: 'Invest with your distributor',
  },
  look: (link: string) => api.call(actionLinkApi.validateTransactionLink, { link }),
  otherwise: { to: href(routes.systematicPlans), label: 'Log in to see your plans' },
}

/** What a link opens, by its address. */
export default function LinkPage() {
  const { pathname } = useLocation()
  return <ActionLink {...(pathname.endsWith('payment-link') ? payment : transaction)} />
}
