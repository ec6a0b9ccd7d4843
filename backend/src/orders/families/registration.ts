import type { Family, StateOf } from './family'

/** A systematic plan begins or changes; neither money nor units move. */
export const registration: Family<StateOf<'registration'>> = {
  first: 'accepted',
  edges: {
    accepted: { registered: 'registered', cancelled: 'cancelled', rejected: 'rejected' },
    registered: {},
    cancelled: {},
    rejected: {},
  },
}
