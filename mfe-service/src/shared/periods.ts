import { useFigures } from '@portal/kernel'
import { plural } from '@portal/kernel/words'

/** In how many business days a person looks at what was sent; undefined until the figures are there. */
export const useAnswerDays = (): number | undefined => useFigures()?.answerBusinessDays

/** When a person answers what was sent; undefined until the figures are there. */
export function useAnswerTime(): string | undefined {
  const days = useAnswerDays()
  if (days === undefined) return undefined
  return plural(days, {
    one: 'We answer within # business day.',
    other: 'We answer within # business days.',
  })
}
