import type { ErrandLinkKind } from '@portal/kernel/contracts/errand-link'
import { distributor } from './distributor'
import type { LinkKind } from './link-kind'
import { failedMandate, newMandate } from './mandate'
import { paymentFailed } from './payment-failed'
import { sipExpiring } from './sip-expiring'
import { sipFailed } from './sip-failed'

/** Every kind of link that we send. */
export const linkKinds: Readonly<Record<ErrandLinkKind, LinkKind>> = {
  NEW: newMandate,
  FAILED: failedMandate,
  SIP_EXPIRING: sipExpiring,
  SIP_FAILED: sipFailed,
  PAYMENT_FAILED: paymentFailed,
  DISTRIBUTOR: distributor,
}
