import { asConfirmed, asKind } from '../../orders/kind'
import { rebalance } from './rebalance'
import { solution } from './solution'

/** The purchases of a solution, which an investor asks for, and confirms by a one-time code. */
export const confirmedSolutionKinds = { SOLUTION: asConfirmed(solution) }

/** With what brings a solution back to its shares. */
export const solutionKinds = { ...confirmedSolutionKinds, REBALANCE: asKind(rebalance) }
