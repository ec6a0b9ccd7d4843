import { isSameName } from '../../../src/kyc-registry/same-person'
import type { panCards } from './schema'

export type PanCard = typeof panCards.$inferSelect

export interface RequestedPan {
  pan: string
  name: string
  /** "31/12/1990" */
  dob: string
}

const slashed = (day: string) => day.split('-').reverse().join('/')
const flag = (isRight: boolean) => (isRight ? 'Y' : 'N')

/** What the service says of one PAN; it tells the name and the date of birth too, as some resellers do. */
export function panVerdict(requested: RequestedPan, card: PanCard | undefined): object {
  if (!card)
    return { pan: requested.pan, pan_status: 'N', name: '', fathername: '', dob: '', seeding_status: '' }
  return {
    pan: requested.pan,
    pan_status: 'E',
    name: requested.name && flag(isSameName(requested.name, card.name)),
    fathername: '',
    dob: requested.dob && flag(requested.dob === slashed(card.birthDate)),
    seeding_status: flag(card.aadhaarLinked),
    registered_name: card.name,
    registered_dob: slashed(card.birthDate),
  }
}

export interface RequestedPanLite {
  verification_id: string
  pan: string
  name: string
  /** "1990-12-31" */
  dob: string
}

/** What Cashfree's PAN Lite says of one PAN; name and date of birth are those that were asked. */
export function panLiteVerdict(requested: RequestedPanLite, card: PanCard | undefined): object {
  const echoed = { ...requested, reference_id: 21_637_861 }
  if (!card) return { ...echoed, name_match: null, dob_match: null, pan_status: 'N', status: 'INVALID' }
  return {
    ...echoed,
    name_match: flag(isSameName(requested.name, card.name)),
    dob_match: flag(requested.dob === card.birthDate),
    pan_status: 'E',
    status: 'VALID',
    aadhaar_seeding_status: card.aadhaarLinked ? 'Y' : 'R',
    aadhaar_seeding_status_desc: `Aadhaar is ${card.aadhaarLinked ? '' : 'not '}linked to PAN`,
  }
}
