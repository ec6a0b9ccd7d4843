import type { Tx } from '../platform/database'
import { auditChanges, stateCourse, type Step } from '../platform/event-audit'
import {
  isLegalMandateChange,
  isLegalRegistrationChange,
  type MandateState,
  type RegistrationState,
} from './mandate-state'
import { mandateEvents, mandateRegistrationEvents, mandateRegistrations, mandates } from './schema'

/** What is wrong with mandates, one sentence for each finding; an empty list when all is well. */
export async function checkMandates(tx: Tx): Promise<string[]> {
  return [...(await illegalChanges(tx)), ...(await illegalRegistrationChanges(tx))]
}

function illegalChanges(tx: Tx): Promise<string[]> {
  const { umrn: id, state } = mandates
  return auditChanges(
    tx,
    stateCourse('Mandate', { id, state }, mandateEvents, mandateEvents.umrn),
    (step: Step<MandateState>) => isLegalMandateChange(step.from, step.to),
  )
}

function illegalRegistrationChanges(tx: Tx): Promise<string[]> {
  const { registrationId } = mandateRegistrationEvents
  return auditChanges(
    tx,
    stateCourse('Registration', mandateRegistrations, mandateRegistrationEvents, registrationId),
    (step: Step<RegistrationState>) => isLegalRegistrationChange(step.from, step.to),
  )
}
