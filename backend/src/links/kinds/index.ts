import type { ActionLinkKind } from '@portal/contracts/wire/action-link'
import { distributor } from './distributor'
import type { LinkKind } from './link-kind'
import { failedMandate, newMandate } from './mandate'
import { paymentFailed } from './payment-failed'
import { sipExpiring } from './sip-expiring'
import { sipFailed } from './sip-failed'

/** Every kind of link that we send. */
export const linkKinds: Readonly<Record<ActionLinkKind, LinkKind>> = {
  NEW: newMandate,
  FAILED: failedMandate,
  SIP_EXPIRING: sipExpiring,
  SIP_FAILED: sipFailed,
  PAYMENT_FAILED: paymentFailed,
  DISTRIBUTOR: distributor,
}
