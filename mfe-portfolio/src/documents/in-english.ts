import { words } from '@portal/kernel'

/**
 * What is made in English while the page is in any language: a PDF, whose font has Latin letters alone (S9.055). Nothing is
 * drawn between the two changes.
 */
export function inEnglish<Made>(make: () => Made): Made {
  const { language, recast, spelled } = words
  if (language === 'en') return make()
  words.speak('en')
  try {
    return make()
  } finally {
    words.speak(language, recast, spelled)
  }
}
