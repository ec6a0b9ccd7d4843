import type { Tx } from '../platform/database'
import { auditChanges, type Step } from '../platform/event-audit'
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
  const { id, umrn: of, from, to } = mandateEvents
  return auditChanges(
    tx,
    {
      name: 'Mandate',
      rows: { table: mandates, id: mandates.umrn, state: mandates.state },
      events: { table: mandateEvents, id, of, from, to },
    },
    (step: Step<MandateState>) => isLegalMandateChange(step.from, step.to),
  )
}

function illegalRegistrationChanges(tx: Tx): Promise<string[]> {
  const { id, registrationId: of, from, to } = mandateRegistrationEvents
  return auditChanges(
    tx,
    {
      name: 'Registration',
      rows: {
        table: mandateRegistrations,
        id: mandateRegistrations.id,
        state: mandateRegistrations.state,
      },
      events: { table: mandateRegistrationEvents, id, of, from, to },
    },
    (step: Step<RegistrationState>) => isLegalRegistrationChange(step.from, step.to),
  )
}
