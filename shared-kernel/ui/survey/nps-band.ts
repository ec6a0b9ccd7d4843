import { textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'

/** The bands of a score and what is asked after it (S9.033). */
export const npsBands = [
  { from: 0, upTo: 6, question: msg`What should we do better?` },
  { from: 7, upTo: 8, question: msg`What would have made it a 10?` },
  { from: 9, upTo: 10, question: msg`What do you like most?` },
] as const

/** The question that fits a score of 0 to 10; a plain one before a score is chosen (S9.033). */
export function questionFor(score: number | undefined): string {
  return textOf(
    npsBands.find(({ upTo }) => score !== undefined && score <= upTo)?.question ??
      msg`Would you tell us why?`,
  )
}
