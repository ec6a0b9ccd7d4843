/** What is asked after the score, by its band (S9.033). */
const questions = [
  { upTo: 6, text: 'What should we do better?' },
  { upTo: 8, text: 'What would have made it a 10?' },
  { upTo: 10, text: 'What do you like most?' },
] as const

/** The question that fits a score of 0 to 10; a plain one before a score is chosen. */
export function questionFor(score: number | undefined): string {
  return questions.find(({ upTo }) => score !== undefined && score <= upTo)?.text ?? 'Would you tell us why?'
}
