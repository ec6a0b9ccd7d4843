import type { RegistrationState } from '@portal/contracts/mandates/mandate'

export type { RegistrationState }

/** A mandate that the bank knows; one on its way there is a registration. */
export type MandateState = 'ACTIVE' | 'INACTIVE' | 'EXPIRED'
export type MandateEvent = 'paused' | 'resumed' | 'revoked' | 'expired'
export type RegistrationEvent = Exclude<RegistrationState, 'opened'>

/** Every legal change of a mandate (S4.002). */
const mandateEdges: Readonly<Record<MandateState, Partial<Record<MandateEvent, MandateState>>>> = {
  ACTIVE: { paused: 'INACTIVE', revoked: 'INACTIVE', expired: 'EXPIRED' },
  INACTIVE: { resumed: 'ACTIVE', revoked: 'INACTIVE', expired: 'EXPIRED' },
  EXPIRED: {},
}

/**
 * Every legal change of a registration. What the bank says last may come first; one that ended stays as it is. A tab
 * that was closed may come back, and the bank's word counts.
 */
const registrationEdges: Readonly<Record<RegistrationState, readonly RegistrationEvent[]>> = {
  opened: ['approved', 'registered', 'refused', 'rejected', 'abandoned'],
  approved: ['registered', 'refused'],
  abandoned: ['approved', 'registered', 'refused'],
  rejected: [],
  registered: [],
  refused: [],
}

/** The state that an event leads to, or undefined where the event changes nothing. */
export const nextMandateState = (state: MandateState, event: MandateEvent): MandateState | undefined =>
  mandateEdges[state][event]

export const mayBecome = (state: RegistrationState, event: RegistrationEvent): boolean =>
  registrationEdges[state].includes(event)

/** Whether one state may follow another: what the audit of the event rows checks. */
export const isLegalMandateChange = (from: MandateState | null, to: MandateState): boolean =>
  from === null ? to === 'ACTIVE' : Object.values(mandateEdges[from]).includes(to)

export const isLegalRegistrationChange = (from: RegistrationState | null, to: RegistrationState): boolean =>
  from === null ? to === 'opened' || to === 'approved' : to !== 'opened' && mayBecome(from, to)
