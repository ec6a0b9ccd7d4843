import { indiaDate, paperMandateDays } from '@portal/contracts/format'
import { addBusinessDays, nextBusinessDay } from '../calendar/business-day'
import { type ReportSource, takeReport } from '../platform/callback-inbox'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { MandateReport, OutsideChange, RegistrationReport } from './mandate-bank'
import {
  approvedMessage,
  changedThereMessage,
  notifyOwner,
  refusedMessage,
  registeredMessage,
} from './mandate-messages'
import {
  amendMandate,
  changeMandate,
  insertMandate,
  lockMandate,
  lockMandateByUmrn,
} from './mandate.repository'
import { changeRegistration, lockRegistration, type RegistrationRow } from './registration.repository'

export type MandateEffect = 'applied' | 'ignored' | 'duplicate' | 'unknown'

/**
 * The one place where the bank's word changes a registration and makes a mandate of it, in one transaction. Safe for
 * copies and for answers that come late or out of order.
 */
export function recordMandateReport(
  platform: Platform,
  report: MandateReport,
  source: ReportSource,
): Promise<MandateEffect> {
  return 'registrationId' in report
    ? recordRegistration(platform, report, source)
    : recordOutsideChange(platform, report, source)
}

function recordRegistration(
  platform: Platform,
  report: RegistrationReport,
  source: ReportSource,
): Promise<MandateEffect> {
  return inTransaction(platform.db, async (tx) => {
    const registration = await lockRegistration(tx, report.registrationId)
    if (!registration) return 'unknown'
    const subject = { provider: 'mandate bank', subjectId: registration.id } as const
    return takeReport(tx, platform, subject, source, async () => {
      const changed = await apply(tx, platform, registration, report, source.kind)
      if (!changed) return 'ignored'
      const detail = { registrationId: changed.id, umrn: changed.umrn }
      await platform.audit.record(tx, { event: `mandate.${report.news}`, detail })
      return 'applied'
    })
  })
}

/** What the investor did there holds here too; only what was paused there is resumed from there. */
function recordOutsideChange(
  platform: Platform,
  { umrn, news }: OutsideChange,
  source: ReportSource,
): Promise<MandateEffect> {
  return inTransaction(platform.db, async (tx) => {
    const mandate = await lockMandateByUmrn(tx, umrn)
    if (!mandate) return 'unknown'
    const subject = { provider: 'mandate bank', subjectId: umrn } as const
    return takeReport(tx, platform, subject, source, async () => {
      const { inactiveBecause } = mandate
      const isOver = inactiveBecause === 'REVOKED' || inactiveBecause === 'REVOKED_THERE'
      if (isOver || (news === 'resumed' && inactiveBecause !== 'PAUSED_THERE')) return 'ignored'
      const by = { cause: source.kind, at: platform.clock.now(), isFromBank: true }
      if (!(await changeMandate(tx, mandate, news, by))) return 'ignored'
      await platform.audit.record(tx, { event: `mandate.${news}.there`, detail: { umrn } })
      await notifyOwner(tx, platform, mandate, changedThereMessage(mandate, news))
      return 'applied'
    })
  })
}

async function apply(
  tx: Tx,
  platform: Platform,
  row: RegistrationRow,
  report: RegistrationReport,
  cause: string,
): Promise<RegistrationRow | undefined> {
  const at = platform.clock.now()
  if (report.news === 'registered') return register(tx, platform, row, report.umrn, { cause, at })
  const expectedOn = report.news === 'approved' ? expectedDay(row, at) : null
  const reason = 'reason' in report ? report.reason : null
  const changed = await changeRegistration(tx, row, report.news, { cause, at, reason, expectedOn })
  if (changed && report.news === 'approved')
    await notifyOwner(tx, platform, changed, approvedMessage(changed))
  if (changed && report.news === 'refused') await notifyOwner(tx, platform, changed, refusedMessage(changed))
  return changed
}

const expectedDay = ({ method }: RegistrationRow, at: Date): string =>
  method === 'PAPER' ? addBusinessDays(indiaDate(at), paperMandateDays) : nextBusinessDay(indiaDate(at))

/** A new mandate; or the one that it amends, whose UMRN the bank keeps. */
async function register(
  tx: Tx,
  platform: Platform,
  row: RegistrationRow,
  umrn: string,
  by: { cause: string; at: Date },
): Promise<RegistrationRow | undefined> {
  const { pan, bankId, kind, limitPaise, frequency, validFrom, validTill, raises } = row
  const terms = { limitPaise, frequency, validTill }
  // The mandate is what the registration points at, so it is there first.
  if (row.state !== 'opened' && row.state !== 'approved' && row.state !== 'abandoned') return undefined
  if (raises === null) await insertMandate(tx, { umrn, pan, bankId, kind, ...terms, validFrom }, by)
  else {
    await lockMandate(tx, pan, raises)
    await amendMandate(tx, raises, terms)
  }
  const change = { ...by, umrn: raises ?? umrn, expectedOn: null }
  const changed = await changeRegistration(tx, row, 'registered', change)
  if (changed) await notifyOwner(tx, platform, changed, registeredMessage(changed))
  return changed
}
