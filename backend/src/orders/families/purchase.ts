import type { Family, StateOf } from './family'

/** Money comes in, then units. */
export const purchase: Family<StateOf<'purchase'>> = {
  first: 'created',
  edges: {
    created: { captured: 'paid', windowEnded: 'expired', debitFailed: 'expired' },
    paid: { unitsAllotted: 'allotted', cannotAllot: 'refund_due' },
    allotted: {},
    expired: { lateMoney: 'refund_due' },
    refund_due: { refundsSent: 'refunded' },
    refunded: { lateMoney: 'refund_due' },
  },
}
