import { I18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { type Language, localeOf, pseudoLanguage } from './languages'

/** A text as a source says it, or as a build compiled it: its words, with what is put between them. */
export type Message = string | Messages[string]

/** The bytes of a font's files, for PDFs. */
export interface Letters {
  normal: Uint8Array
  bold: Uint8Array
}

/** What a language brings beside its texts. */
export interface LanguageMeans {
  /** Makes another text of each English one; the pseudo-language alone does. */
  recast?: (message: Message) => Message
  spelled?: (rupees: number, paise: number) => string
  letters?: () => Promise<Letters>
}

/**
 * Texts in the language that is on. A page has one, which the kernel holds: what `t` and `Trans` become in the code of
 * a remote asks it. English comes with the code itself, so no catalogue of it is loaded, and a text that the language
 * lacks is said in English (docs/decisions/words.md: one instance).
 */
export class Words extends I18n {
  private means: LanguageMeans = {}
  /** A server answers calls of many languages at once: who speaks in the one that is being answered. */
  speaker?: () => Words | undefined

  constructor() {
    super({ locale: 'en', locales: localeOf('en'), messages: { en: {} } })
  }

  override _(text: MessageDescriptor | string, values?: Record<string, unknown>, options?: object): string {
    const speaker = this.speaker?.()
    if (speaker) return speaker._(text, values, options)
    const descriptor = typeof text === 'string' ? { ...options, id: text } : text
    const message = this.means.recast?.(descriptor.message ?? '') ?? descriptor.message
    return super._(descriptor.id, descriptor.values ?? values, { ...options, message: message as string })
  }

  /** A text that is known by a name and not by its English, with its blanks filled: 'Nothing above {most}.' */
  named(name: string, english: string, values: Readonly<Record<string, string | number>>): string {
    // As the library's compiler makes it, which pages do not have.
    const parts = english.split(/\{(\w+)\}/).map((part, place) => (place % 2 ? [part] : part))
    return this._({ id: name, message: parts as unknown as string, values })
  }

  get language(): Language {
    return (this.speaker?.() ?? this).locale as Language
  }

  /** "hi-IN", as `Intl` takes it. */
  get intlLocale(): string {
    return localeOf(this.language)
  }

  /** An amount in words, in a language that brings how; English needs nothing. */
  get spelled(): LanguageMeans['spelled'] {
    return (this.speaker?.() ?? this).means.spelled
  }

  /** Fetches what a PDF is written with, in a language whose letters must be shaped. */
  get letters(): LanguageMeans['letters'] {
    return (this.speaker?.() ?? this).means.letters
  }

  speak(language: Language, means: LanguageMeans = {}): void {
    this.means = means
    // The library warns of a language that nothing was loaded of; here each text of it falls back.
    this.load(language, {})
    this.activate(language, localeOf(language))
  }

  /** Whether a text is said in English because the language that is on lacks it. */
  lacks(id: string): boolean {
    return this.language !== 'en' && this.language !== pseudoLanguage && !(id in this.messages)
  }
}

export const words = new Words()

/** A text that is said where it is shown: `msg` makes it, for what is written before anybody shows it. */
export type Text = string | MessageDescriptor

/** A text in the language that is on now; a string says itself (docs/decisions/words.md: how a text is written). */
export const textOf = (text: Text): string => (typeof text === 'string' ? text : words._(text))
