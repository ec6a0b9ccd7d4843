import type { Family, StateOf } from './family'

/** Units are sold, then money goes out, or at once and the units later; what the bank returns is sent again. */
export const redemption: Family<StateOf<'redemption'>> = {
  first: 'accepted',
  edges: {
    accepted: { sold: 'priced', paidOut: 'paid_ahead', cancelled: 'cancelled', rejected: 'rejected' },
    paid_ahead: { sold: 'paid_out' },
    priced: { paidOut: 'paid_out', returned: 'returned' },
    returned: { paidOut: 'paid_out' },
    paid_out: {},
    cancelled: {},
    rejected: {},
  },
}
