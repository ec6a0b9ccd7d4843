import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** What is found within so many guesses is what everybody tries first: a name or one of the words at the head of the lists. */
const fewestGuesses = 12_500
/** Fewer letters are no word that something was hung on. */
const shortestWord = 3

/** The 3,000 most common passwords of at least 8 characters, from zxcvbn (MIT): the library ranks them below short ones. */
const longOnes = fileURLToPath(new URL('./common-passwords.txt', import.meta.url))

let loaded: Promise<ZxcvbnFactory> | undefined

/** The lists are large, so they are read when the first password is set. */
async function loadLists(): Promise<ZxcvbnFactory> {
  const [long, { ZxcvbnFactory: Estimator }, common, english] = await Promise.all([
    readFile(longOnes, 'utf8'),
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = {
    long: long.split('\n').filter(Boolean),
    passwords: common.dictionary['passwords-common'],
    ...english.dictionary,
  }
  return new Estimator({ dictionary, graphs: common.adjacencyGraphs })
}

/**
 * Whether a password is a word that everybody tries, or one of `ownWords`, in any case and spelling, with digits and
 * signs hung on or put between: "Welcome@123", "P@ssw0rd1", "Kiran#Gupta1".
 */
export async function isEasyToGuess(password: string, ownWords: readonly string[]): Promise<boolean> {
  const estimator = await (loaded ??= loadLists())
  return formsOf(password.toLowerCase()).some((form) => {
    const { guesses, sequence } = estimator.check(form, [...ownWords])
    // A part that is in no list was not thought of by others, however short it is.
    return guesses < fewestGuesses && sequence.every(({ pattern }) => pattern !== 'bruteforce')
  })
}

/** The password as it is, and what is left of it without what people hang on to please a form. */
function formsOf(password: string): string[] {
  const word = password.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const cores = [word, word.replace(/[^a-z0-9]/g, ''), word.replace(/[^a-z]/g, '')]
  const words = cores.filter((core) => core.replace(/[^a-z]/g, '').length >= shortestWord)
  return [...new Set([password, ...words])]
}
