import type { ChosenLanguage } from '@portal/contracts/words'
import { hindi } from './hindi'

/** What the house says of its funds and offers, in a language other than English, which stands with the funds. */
export interface HouseWords {
  /** The buttons of an offer's banner. */
  actions: { cta1Name: string; cta2Name: string }
  /** By the fund's code. */
  funds: Readonly<Record<string, { tagline: string; objective: string }>>
}

/** A further language is a file like the one of Hindi, and a word here. */
export const houseWords: Partial<Record<ChosenLanguage, HouseWords>> = { hi: hindi }

const inEach = <Said>(say: (words: HouseWords) => Said | undefined) =>
  Object.fromEntries(
    Object.entries(houseWords).flatMap(([language, words]) => {
      const said = say(words)
      return said ? [[language, said]] : []
    }),
  )

/** What is said of a fund in each language. */
export const fundInLanguages = (code: string) => inEach(({ funds }) => funds[code])

/** What the banner of a fund's offer says in each language. */
export const offerInLanguages = (code: string) =>
  inEach(({ actions, funds }) => ({ ...actions, ...(funds[code] && { description: funds[code].tagline }) }))
