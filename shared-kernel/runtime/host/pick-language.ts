import { cookieLine } from '@portal/contracts/wire/cookies'
import { type ChosenLanguage, languages, words } from '@portal/contracts/words'
import { serverData } from '../api/public'
import { getSession } from '../session/public'
import { chosenLanguage, turnTo } from '../words/public'

const keptSeconds = 365 * 86_400

/**
 * Turns the portal to a language that somebody picked, and keeps it in this browser and, for who is logged in, with the
 * profile. What was typed stays, and what the server said is asked for again (docs/decisions/words.md: languages).
 */
export async function pickLanguage(language: ChosenLanguage): Promise<void> {
  document.cookie = cookieLine('language', language, location.protocol === 'https:', keptSeconds)
  await turnTo(language)
  serverData.askAnew()
  if (getSession()) await (await import('./save-language')).saveLanguage(language)
}

/**
 * The language that the browser asks for, where it is another one than the page's and nobody has picked one yet
 * (docs/decisions/words.md: languages).
 */
export function suggestedLanguage(): ChosenLanguage | undefined {
  // A first screen is drawn where no browser is.
  const { languages: wantedByBrowser = [] } = globalThis.navigator ?? {}
  if (chosenLanguage()) return undefined
  const known = wantedByBrowser.map((wanted) => wanted.split('-')[0] ?? '')
  const first = known.find((name): name is ChosenLanguage => Object.hasOwn(languages, name))
  return first === words.language ? undefined : first
}

/** Turns to the language of the profile, in a browser that has not kept one (docs/decisions/words.md: languages). */
export async function followProfile(language: ChosenLanguage | undefined): Promise<void> {
  if (!language || language === words.language || chosenLanguage()) return
  await turnTo(language)
  serverData.askAnew()
}
