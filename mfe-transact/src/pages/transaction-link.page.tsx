import { api, ErrandLink, href, routes } from '@portal/kernel'
import { errandLinkApi } from '@portal/kernel/contracts/errand-link'

const titles = {
  SIP_EXPIRING: 'Renew your SIP',
  SIP_FAILED: 'Invest what your SIP missed',
  DISTRIBUTOR: 'Invest with your distributor',
}
const look = (link: string) => api.call(errandLinkApi.validateTransactionLink, { link })

/** Opens by a link: a SIP to renew, one whose debit failed, or what a distributor offers (S1.052, S7.080). */
export default function TransactionLinkPage() {
  return (
    <ErrandLink
      title="Your link"
      titles={titles}
      look={look}
      otherwise={{ to: href(routes.systematicPlans), label: 'Log in to see your plans' }}
    />
  )
}
