import { addDays, indiaDate } from '@portal/contracts/format'
import { askEveryMs } from '../calendar/timeout'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { mandateContext } from './mandate-context'
import { endingMessage, notifyOwner } from './mandate-messages'
import { recordMandateReport } from './mandate-outcome'
import {
  changeMandate,
  endingNoticePending,
  lockMandate,
  markEndingTold,
  overdueMandates,
} from './mandate.repository'
import { markRequested, silentRegistrations } from './registration.repository'

/** So many days before its end the investor is told that a mandate ends. */
const notifyDaysBefore = 30

/** Asks about registrations of which the bank has said nothing for an hour. */
export async function askAboutRegistrations(platform: Platform, now: Date): Promise<void> {
  const { bank } = mandateContext(platform)
  for (const { id } of await silentRegistrations(platform.db, new Date(now.getTime() - askEveryMs))) {
    try {
      const report = await bank.status(id)
      if (report) await recordMandateReport(platform, report, { kind: 'poll' })
      await markRequested(platform.db, id, now)
    } catch (error) {
      platform.log.warn({ err: error, registrationId: id }, 'the bank could not be asked about a mandate')
    }
  }
}

/** Mandates whose last day is over have ended. */
export async function expireMandates({ db, audit }: Platform, now: Date): Promise<void> {
  for (const { pan, umrn } of await overdueMandates(db, indiaDate(now)))
    await inTransaction(db, async (tx) => {
      const changed = await changeMandate(tx, await lockMandate(tx, pan, umrn), 'expired', {
        cause: 'job',
        at: now,
      })
      if (changed) await audit.record(tx, { event: 'mandate.expired', detail: { umrn } })
    })
}

/** Investors are told 30 days before a mandate ends, once. */
export async function notifyOfEndings(platform: Platform, now: Date): Promise<void> {
  for (const mandate of await endingNoticePending(platform.db, addDays(indiaDate(now), notifyDaysBefore)))
    await inTransaction(platform.db, async (tx) => {
      if (await markEndingTold(tx, mandate.umrn, now))
        await notifyOwner(tx, platform, mandate, endingMessage(mandate))
    })
}
