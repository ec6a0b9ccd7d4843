/** The bands of a score and what is asked after it (S9.033). */
export const npsBands = [
  { from: 0, upTo: 6, question: 'What should we do better?' },
  { from: 7, upTo: 8, question: 'What would have made it a 10?' },
  { from: 9, upTo: 10, question: 'What do you like most?' },
] as const

/** The question that fits a score of 0 to 10; a plain one before a score is chosen (S9.033). */
export function questionFor(score: number | undefined): string {
  return (
    npsBands.find(({ upTo }) => score !== undefined && score <= upTo)?.question ?? 'Would you tell us why?'
  )
}
