import { act } from '@testing-library/react'
import type { Language } from '@portal/contracts/words'
import type { Remote } from '@portal/kernel/remote'
import { bringWords, chooseLanguage } from '@portal/kernel/words/public'

/** Turns the page to a language, with what a remote brings of it. Whoever does leaves it in English: `afterEach`. */
export async function speak(language: Language, { name, words }: Pick<Remote, 'name' | 'words'>) {
  await bringWords(name, words)
  await act(() => chooseLanguage(language))
}
