import { plainName } from '@portal/contracts/validation'
import type { panCards } from './schema'

export type PanCard = typeof panCards.$inferSelect

export interface RequestedPan {
  pan: string
  name: string
  /** "31/12/1990" */
  dob: string
}

const plain = (name: string) =>
  plainName(name)
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim()
const slashed = (day: string) => day.split('-').reverse().join('/')
const flag = (isRight: boolean) => (isRight ? 'Y' : 'N')

/** What the service says of one PAN; it tells the name and the date of birth too, as some resellers do. */
export function panVerdict(requested: RequestedPan, card: PanCard | undefined): object {
  if (!card)
    return { pan: requested.pan, pan_status: 'N', name: '', fathername: '', dob: '', seeding_status: '' }
  return {
    pan: requested.pan,
    pan_status: 'E',
    name: requested.name && flag(plain(requested.name) === plain(card.name)),
    fathername: '',
    dob: requested.dob && flag(requested.dob === slashed(card.birthDate)),
    seeding_status: flag(card.aadhaarLinked),
    registered_name: card.name,
    registered_dob: slashed(card.birthDate),
  }
}
