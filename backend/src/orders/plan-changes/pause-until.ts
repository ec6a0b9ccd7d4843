import { addDays, addMonths } from '@portal/kernel/format'
import { courseDues, nextCourseDue } from '../../systematic-plans/plan-course'
import { newestVersion, type PlanFile } from '../plans/plan-file'

/** A pause lasts so long at most; of a plan that is due less often, for one instalment. */
const mostMonths = 6

/** The due dates that a pause can last until: after at least one instalment that it leaves out. */
export function pauseChoices(file: PlanFile): string[] {
  const first = nextCourseDue(file.stretches, file.changeFrom)?.dueOn
  if (!first) return []
  const months = Math.max(mostMonths, newestVersion(file).everyMonths)
  return courseDues(file.stretches, addDays(first, 1), addMonths(first, months)).map(({ dueOn }) => dueOn)
}
