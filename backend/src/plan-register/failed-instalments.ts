import { type PlanRow, setFailedInARow } from './plan.repository'
import type { Tx } from '../platform/database'
import { serviceTerms } from '../regulation/service-terms'

const { failuresInARow } = serviceTerms

/** So many instalments in a row end a plan when they fail, of a SIP its debits, of an STP or SWP its sales. */
export const mostFailures = ({ everyMonths }: Pick<PlanRow, 'everyMonths'>): number =>
  failuresInARow[everyMonths !== null && everyMonths >= 3 ? 'slower' : 'monthly']

/** Counts one more failed instalment of a locked plan; returns how many more it bears before it ends. */
export async function countFailedInstalment(tx: Tx, plan: PlanRow): Promise<number> {
  const failed = plan.failedInARow + 1
  await setFailedInARow(tx, plan.id, failed)
  return Math.max(0, mostFailures(plan) - failed)
}
