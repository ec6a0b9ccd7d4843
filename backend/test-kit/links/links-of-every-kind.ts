import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { type ActionLinkKind, actionLinkApi } from '@portal/contracts/wire/action-link'
import { people, type Person } from '../../sandbox/data/people'

export const ashas = { folioNumber: '91024821', panNumber: people.asha.pan }
export const nishas = { folioNumber: '91014014', panNumber: people.nisha.pan }

/** A link with whom it is for, who is named on its page, the call that looks at it, and where it leads. */
interface Kind {
  kind: ActionLinkKind
  owner: Person
  named: typeof ashas
  look: Endpoint
  sessionScope: string
  path: RegExp
}

const { validateLink, validateTransactionLink, validatePaymentLink } = actionLinkApi
/** One link of every kind, as the demo data gives reason for. */
export const kinds: readonly Kind[] = [
  {
    kind: 'NEW',
    owner: people.asha,
    named: ashas,
    look: validateLink,
    sessionScope: 'eMandateStandalone',
    path: /^\/home\/e-mandate\/bank-details$/,
  },
  {
    kind: 'FAILED',
    owner: people.nisha,
    named: nishas,
    look: validateLink,
    sessionScope: 'eMandateStandalone',
    path: /^\/home\/e-mandate\/failed\?registration=/,
  },
  {
    kind: 'SIP_EXPIRING',
    owner: people.asha,
    named: ashas,
    look: validateTransactionLink,
    sessionScope: 'sipExpiringLink',
    path: /^\/home\/investments\/renew-sip\?plan=SR100003$/,
  },
  {
    kind: 'SIP_FAILED',
    owner: people.asha,
    named: ashas,
    look: validateTransactionLink,
    sessionScope: 'failedSipReinvest',
    path: /^\/home\/transaction\/failed-sip\?plan=SR100001$/,
  },
  {
    kind: 'PAYMENT_FAILED',
    owner: people.nisha,
    named: nishas,
    look: validatePaymentLink,
    sessionScope: 'paymentFailedLink',
    path: /^\/home\/transaction\/payment\?order=/,
  },
  {
    kind: 'DISTRIBUTOR',
    owner: people.nisha,
    named: nishas,
    look: validateTransactionLink,
    sessionScope: 'distributorLink',
    path: /^\/home\/transaction\/invest\?scheme=FLEXI-RG&arn=ARN-0001$/,
  },
]
