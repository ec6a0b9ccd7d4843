import { cookieName } from '@portal/contracts/wire/cookies'
import { type ChosenLanguage, languages } from '@portal/contracts/words/languages'

/** Every language has an offline page of its own in the public folder. */
export const offlinePages = Object.fromEntries(
  Object.keys(languages).map((language) => [
    language,
    language === 'en' ? '/investors/offline.html' : `/investors/offline-${language}.html`,
  ]),
) as Readonly<Record<ChosenLanguage, string>>

interface Cookies {
  get(name: string): Promise<{ value?: string } | null>
}

/** The language that the browser keeps, as pages do; English in one that shows its worker no cookies. */
export async function workerLanguage(
  cookies: Cookies | undefined,
  isHttps: boolean,
): Promise<ChosenLanguage> {
  const kept = await cookies?.get(cookieName('language', isHttps)).catch(() => null)
  const name = kept?.value ?? ''
  return Object.hasOwn(languages, name) ? (name as ChosenLanguage) : 'en'
}
