/** The texts of a catalogue by their ids: as English has them, and as the language does. */
export type Texts = Readonly<Record<string, { message?: string; translation?: string }>>

/** A text as it is registered with the telecom operators. */
export interface SmsTemplate {
  name: string
  language: string
  text: string
}

/**
 * The templates of a register of English sentences, in every language that has a catalogue. Throws for a sentence that no
 * source says, and for one that a language says in two ways.
 */
export function smsTemplates(
  register: Readonly<Record<string, readonly string[]>>,
  catalogues: Readonly<Record<string, Texts>>,
  joined: (sentences: readonly string[], stop: string) => string,
): SmsTemplate[] {
  const english = Object.entries(catalogues.en ?? {})
  return Object.entries(register).flatMap(([name, sentences]) => {
    const ids = sentences.map((sentence) => {
      const said = english.filter(([, { message, translation }]) => {
        return withBlanks(translation || message || '') === sentence
      })
      if (!said.length) throw new Error(`${name}: no source says “${sentence}”`)
      return said.map(([id]) => id)
    })
    return Object.entries(catalogues).map(([language, texts]) => ({
      name,
      language,
      text: joined(
        ids.map((of) => onlyOne(name, language, of, texts)),
        stopOf(texts),
      ),
    }))
  })
}

/** What stands between the two sentences of an SMS. */
const stopOf = (texts: Texts): string => {
  const found = Object.values(texts).find(({ message }) => message === '.')
  return found?.translation || '.'
}

function onlyOne(name: string, language: string, ids: readonly string[], texts: Texts): string {
  const said = ids.map((id) => texts[id]?.translation || texts[id]?.message || '')
  const ways = new Set(said.map(withBlanks))
  if (ways.size > 1)
    throw new Error(`${name}, ${language}: said in ${ways.size} ways, “${[...ways].join('”, “')}”`)
  // Of texts that are alike, blanks of the longer parameters hold those of the others.
  const filled = said.map((text) =>
    text.replace(parameter, (_, of: string) => blank.repeat(blanksFor[of] ?? 1)),
  )
  return filled.reduce((longest, each) => (each.length > longest.length ? each : longest), '')
}

const blank = '{#var#}'
const parameter = /\{(\w+)\}/g
const withBlanks = (message: string) => message.replace(parameter, blank)

/** A blank holds 40 characters; a longer value is registered as several, one behind the other. By the names of parameters. */
const blanksFor: Readonly<Record<string, number>> = {
  ...{ schemeName: 2, intoName: 2, into: 2, from: 2, to: 2, plan: 2, title: 2, purpose: 2 },
  ...{ name: 2, holder: 2, account: 2, mandate: 2, email: 2, url: 3 },
  ...{ notice: 2, terms: 3, status: 4, answer: 4, subject: 4, paper: 4, attachment: 4 },
  ...{ reason: 5, replace: 5, failureReason: 5, next: 5, changed: 5, origin: 5 },
}

// The alphabet of GSM 03.38, without what it writes as two characters.
const plain = /^[\w@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\r\n]*$/

/** How many parts an SMS is sent in at least, with blanks of so many characters each. */
export function partsOf(text: string, blankLength: number): { characters: number; parts: number } {
  const filled = text.replaceAll('{#var#}', 'x'.repeat(blankLength))
  const [one, more] = plain.test(filled) ? [160, 153] : [70, 67]
  const { length: characters } = filled
  return { characters, parts: characters <= one ? 1 : Math.ceil(characters / more) }
}
