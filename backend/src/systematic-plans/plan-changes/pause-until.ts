import { addDays, addMonths } from '@portal/contracts/format'
import { courseDues, nextCourseDue } from '../../plan-register/plan-course'
import { newestVersion, type PlanFile } from '../plan-file/plan-file'

/** A pause lasts so long at most; of a plan that is due less often, for one instalment. */
const mostMonths = 6

/** The due dates that a pause can last until: after at least one instalment that it leaves out. */
export function pauseChoices(file: PlanFile): string[] {
  const first = nextCourseDue(file.stretches, file.changeFrom)?.dueOn
  if (!first) return []
  const { everyMonths } = newestVersion(file)
  if (everyMonths === null) return monthsApart(file, first)
  const months = Math.max(mostMonths, everyMonths)
  return courseDues(file.stretches, addDays(first, 1), addMonths(first, months)).map(({ dueOn }) => dueOn)
}

/** Of every business day those about a month apart: nobody wants to choose among 120. */
function monthsApart({ stretches }: PlanFile, first: string): string[] {
  return Array.from({ length: mostMonths }, (_month, index) => addMonths(first, index + 1)).flatMap(
    (day) => nextCourseDue(stretches, day)?.dueOn ?? [],
  )
}
