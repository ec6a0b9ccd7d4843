import type { Family, StateOf } from './family'

/** Units are sold, then money goes out; what the bank returns is sent again. */
export const redemption: Family<StateOf<'redemption'>> = {
  first: 'accepted',
  edges: {
    accepted: { sold: 'priced', cancelled: 'cancelled', rejected: 'rejected' },
    priced: { paidOut: 'paid_out', returned: 'returned' },
    returned: { paidOut: 'paid_out' },
    paid_out: {},
    cancelled: {},
    rejected: {},
  },
}
