import { plainName } from '@portal/contracts/validation'

/** Names are compared without case, dots and double spaces, and with plain apostrophes and hyphens. */
const plain = (name: string) =>
  plainName(name)
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()

export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)

interface Person {
  name: string
  /** "YYYY-MM-DD" */
  birthDate: string
}

/** Whether somebody is whom a PAN is kept of; nobody is where none is kept. */
export const isSamePerson = (kept: Person | undefined, typed: Person): boolean =>
  kept !== undefined && kept.birthDate === typed.birthDate && isSameName(kept.name, typed.name)

/** A name as it is kept: with single spaces, and none around it. */
export const tidyName = (typed: string): string => typed.replace(/\s+/g, ' ').trim()
