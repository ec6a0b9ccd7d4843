import { api, ErrandLink, href, routes } from '@portal/kernel'
import { errandLinkApi } from '@portal/kernel/contracts/errand-link'

const title = 'Pay your order again'
const look = (link: string) => api.call(errandLinkApi.validatePaymentLink, { link })

/** Opens by a link an order whose payment failed (S1.053, S7.080). */
export default function PaymentLinkPage() {
  return (
    <ErrandLink
      title={title}
      titles={{ PAYMENT_FAILED: title }}
      look={look}
      otherwise={{ to: href(routes.transactions), label: 'Log in to see your orders' }}
    />
  )
}
