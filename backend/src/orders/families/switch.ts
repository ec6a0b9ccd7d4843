import type { Family, StateOf } from './family'

/** Units of one scheme are sold, and their money buys units of another. */
export const switching: Family<StateOf<'switch'>> = {
  first: 'accepted',
  edges: {
    accepted: { sold: 'sold', cancelled: 'cancelled', rejected: 'rejected' },
    sold: { unitsAllotted: 'allotted' },
    allotted: {},
    cancelled: {},
    rejected: {},
  },
}
