import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import type { MandateKind, MandateMethod, MandateTerms, ReturnTo } from '@portal/contracts/mandates/mandate'
import { formatRupeesRounded } from '@portal/contracts/format'
import {
  mandateBounds,
  uploadLimits,
  validateMandateMost,
  validateMandatePeriod,
} from '@portal/contracts/validation'
import { nextBusinessDay } from '../calendar/business-day'
import { ownDocument } from '../documents/document-store'
import type { CallContext } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { refuseUnlisted } from './access-list'
import { accountForMandate } from './mandate-accounts'
import type { MandateContext } from './mandate-context'
import { lockMandate } from './mandate.repository'
import { type ApprovalPage, openAtBank } from './open-at-bank'
import {
  insertRegistration,
  ownRegistration,
  type RegistrationRow,
  replaceFailed,
} from './registration.repository'

export interface Requested extends MandateTerms {
  method: MandateMethod
  documentId: string | null
  returnTo: ReturnTo
}

const kindOf = (method: MandateMethod): MandateKind =>
  method === 'PAPER' ? 'OTM' : method === 'UPI' ? 'UPI_AUTOPAY' : 'EMANDATE'

/** The first day that a new mandate can start on. */
export const earliestStart = ({ clock }: Pick<Platform, 'clock'>): string => nextBusinessDay(clock.today())

export interface OpenedRegistration {
  registration: RegistrationRow
  page: ApprovalPage
}

/**
 * Asks the bank for a mandate, once for a key: a retry opens the same registration again. Throws refusals -600 to -609,
 * and -607 where the bank gives no answer.
 */
export async function registerMandate(
  context: MandateContext,
  requested: Requested,
  { investor, idempotency }: CallContext,
): Promise<OpenedRegistration> {
  const { platform } = context
  const { pan } = investor
  const { registrationId } = await inTransaction(platform.db, (tx) =>
    once(tx, idempotency, async () => ({ registrationId: await write(tx, context, pan, requested) })),
  )
  const page = await openAtBank(
    context,
    await ownRegistration(platform.db, pan, registrationId),
    requested.returnTo,
  )
  return { registration: await ownRegistration(platform.db, pan, registrationId), page }
}

async function write(tx: Tx, context: MandateContext, pan: string, requested: Requested): Promise<string> {
  const { platform } = context
  const kind = kindOf(requested.method)
  const { bankId, method, limit: limitPaise, frequency, validFrom, validTill, raises } = requested
  await refuseUnlisted(tx, pan)
  refuseTerms(requested, kind, earliestStart(platform))
  if (!(await accountForMandate(tx, context, pan, { bankId, kind, raises }))) throw notFound()
  if (raises !== null) await refuseAmendment(tx, pan, requested, kind)
  const documentId = await paperOf(tx, pan, requested)
  await replaceFailed(tx, { pan, bankId })
  const terms = { pan, bankId, kind, method, limitPaise, frequency, validFrom, validTill, raises, documentId }
  const at = platform.clock.now()
  const row = await insertRegistration(tx, { id: randomUUID(), ...terms, state: 'opened' }, at)
  await platform.audit.record(tx, {
    event: 'mandate.asked',
    detail: { registrationId: row.id, kind, limit: limitPaise },
  })
  return row.id
}

function refuseTerms({ limit, validFrom, validTill }: Requested, kind: MandateKind, earliest: string): void {
  const most = validateMandateMost(limit, kind)
  if (most) throw new Refusal('-603', most)
  const { from, till } = validateMandatePeriod({ from: validFrom, till: validTill }, kind, earliest)
  const fault = from ?? till
  if (fault) throw new Refusal('-605', fault)
}

/** An amendment is of the same account and kind, gives more, and takes nothing away from the SIPs on it. */
async function refuseAmendment(tx: Tx, pan: string, requested: Requested, kind: MandateKind): Promise<void> {
  const mandate = await lockMandate(tx, pan, requested.raises ?? '')
  if (mandate.bankId !== requested.bankId || mandate.kind !== kind) throw notFound()
  if (mandate.state !== 'ACTIVE')
    throw new Refusal('-608', t`Only an active mandate can be changed. Register a new one.`)
  const isMore = requested.limit > mandate.limitPaise || requested.validTill > mandate.validTill
  const isLess = requested.limit < mandate.limitPaise || requested.validTill < mandate.validTill
  if (isMore && !isLess) return
  const most = formatRupeesRounded(mandateBounds[kind].max)
  throw new Refusal(
    '-609',
    t`Raise the limit above ${{ limitPaise: formatRupeesRounded(mandate.limitPaise) }}, up to ${most}, or choose a later last day.`,
  )
}

async function paperOf(tx: Tx, pan: string, { method, documentId }: Requested): Promise<string | null> {
  if (method !== 'PAPER') return null
  if (documentId === null)
    throw new Refusal(
      '-610',
      t`Upload the signed mandate form: a picture or a PDF of at most ${{ maxBytes: uploadLimits.maxBytes / 1024 / 1024 }} MB.`,
    )
  return (await ownDocument({ db: tx }, pan, documentId)).id
}
