import { t } from '@portal/contracts/words/macros'
import type { ReturnTo } from '@portal/contracts/mandates/mandate'
import { href, routes } from '@portal/contracts/wire/routes'
import { message } from '@portal/contracts/catalogue'
import { banksOf } from '../folios/folio-reader'
import { investorByPan } from '../identity/investors'
import { besidePage } from '../platform/beside-page'
import { inTransaction } from '../platform/database'
import { Refusal } from '../platform/refusal'
import type { MandateRequest, OpenedMandate } from './mandate-bank'
import type { MandateContext } from './mandate-context'
import { recordMandateReport } from './mandate-outcome'
import { changeRegistration, lockRegistration, type RegistrationRow } from './registration.repository'

/** Where the investor approves; nothing for a signed paper, or where it was decided before. */
export type ApprovalPage = Pick<Extract<OpenedMandate, { outcome: 'opened' }>, 'url' | 'upi'>

/** Opens a registration at the bank. Throws -607 where it gives no answer, -601 where it offers none for the account. */
export async function openAtBank(
  context: MandateContext,
  row: RegistrationRow,
  returnTo: ReturnTo,
): Promise<ApprovalPage> {
  const { platform, bank } = context
  if (row.state !== 'opened') return { url: null, upi: null }
  const request = await requestOf(context, row, returnTo)
  const opened = await bank.open(request).catch((error: unknown) => {
    platform.log.error({ err: error, registrationId: row.id }, 'the bank did not open a mandate')
    throw new Refusal('-607', t`Your bank did not answer. Nothing was registered. Try again in a minute.`)
  })
  if (opened.outcome === 'unavailable') throw await offersNone(context, row.id)
  // Who signed on paper has nothing more to approve.
  if (row.method === 'PAPER') await handOver(context, row.id)
  return opened
}

async function requestOf(
  { platform }: MandateContext,
  row: RegistrationRow,
  returnTo: ReturnTo,
): Promise<MandateRequest> {
  const { id: registrationId, number, method, limitPaise: limit, frequency } = row
  const { validFrom, validTill, raises, pan, bankId } = row
  const account = (await banksOf(platform.db, pan)).find((each) => each.bankId === bankId)
  if (!account) throw new Error(`Registration ${registrationId} is of an account that is gone`)
  const { accountNumber, ifsc, bankName, accountType } = account
  const owner = await investorByPan(platform.db, pan)
  const holder = { name: owner?.name ?? '', email: owner?.email ?? '', mobile: owner?.mobile ?? '' }
  const returnUrl = `${platform.publicUrl()}${wayBack(returnTo, registrationId)}`
  const terms = { number, method, limit, frequency, validFrom, validTill, raises }
  return { registrationId, accountNumber, ifsc, bankName, accountType, holder, ...terms, returnUrl }
}

function wayBack(returnTo: ReturnTo, registration: string): string {
  if (returnTo === 'beside') return besidePage
  const place = returnTo === 'standalone' ? '/investors/standalone/mfe-mandate' : '/investors'
  return place + href(routes.eMandateSuccess, { registration })
}

async function offersNone({ platform }: MandateContext, registrationId: string): Promise<Refusal> {
  await inTransaction(platform.db, async (tx) => {
    const locked = await lockRegistration(tx, registrationId)
    const change = {
      cause: 'bank',
      at: platform.clock.now(),
      reason: { code: 'mandateUnavailable' } as const,
    }
    if (locked) await changeRegistration(tx, locked, 'rejected', change)
  })
  return new Refusal('-601', message('mandateUnavailable'))
}

async function handOver(context: MandateContext, registrationId: string): Promise<void> {
  const report = { news: 'approved', registrationId, at: context.platform.clock.now() } as const
  await recordMandateReport(context.platform, report, { kind: 'poll' })
}
