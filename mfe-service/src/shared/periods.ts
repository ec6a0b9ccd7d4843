import { useFigures } from '@portal/kernel'

/** `'1 day'`, `'10 days'` */
export const dayCount = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

/** In which a person looks at what was sent, `'2 business days'`; undefined until the figures are there. */
export function useAnswerTime(): string | undefined {
  const days = useFigures()?.answerBusinessDays
  return days === undefined ? undefined : `${days} business ${days === 1 ? 'day' : 'days'}`
}
