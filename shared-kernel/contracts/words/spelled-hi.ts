import { ToWords } from 'to-words/hi-IN'

const hindi = new ToWords()

/** An amount in Hindi words: `'पच्चीस हज़ार रुपये'`, `'पचास पैसे'` (docs/decisions/words.md: languages). */
export const spelled = (rupees: number, paise: number): string =>
  hindi.convert(`${rupees}.${String(paise).padStart(2, '0')}`, {
    currency: true,
    ignoreZeroCurrency: paise > 0,
  })
