import { asc } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { auditChanges } from '../platform/event-audit'
import { isLegalMandateChange, isLegalRegistrationChange } from './mandate-state'
import { mandateEvents, mandateRegistrationEvents, mandateRegistrations, mandates } from './schema'

/** What is wrong with mandates, one sentence for each finding; an empty list when all is well. */
export async function checkMandates(tx: Tx): Promise<string[]> {
  const { umrn: id, from, to } = mandateEvents
  const events = await tx.select({ id, from, to }).from(mandateEvents).orderBy(asc(mandateEvents.id))
  const rows = await tx.select({ id: mandates.umrn, state: mandates.state }).from(mandates)
  return [
    ...auditChanges('Mandate', events, rows, (change) => isLegalMandateChange(change.from, change.to)),
    ...(await checkRegistrations(tx)),
  ]
}

async function checkRegistrations(tx: Tx): Promise<string[]> {
  const { registrationId: id, from, to } = mandateRegistrationEvents
  const events = await tx
    .select({ id, from, to })
    .from(mandateRegistrationEvents)
    .orderBy(asc(mandateRegistrationEvents.id))
  const rows = await tx
    .select({ id: mandateRegistrations.id, state: mandateRegistrations.state })
    .from(mandateRegistrations)
  return auditChanges('Registration', events, rows, (change) =>
    isLegalRegistrationChange(change.from, change.to),
  )
}
