import { t } from '@portal/contracts/words/macros'
import type { MandateToPay } from '@portal/contracts/payments/payment'
import type { MandateMode } from '@portal/contracts/payments/payment-attempt'
import { debitDaysAhead } from '../debits/adapters'
import { nextPresentation } from '../debits/presentations'
import { mandateForDebit } from '../mandates/mandate-for-debit'
import { type MandateFacts, mandatesOf } from '../mandates/mandate-reader'
import { moneyBy } from '../payments/transfer-time'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import type { OrderRow } from '../orders/order.repository'
import { payingBanks } from '../orders/purchase/paying-banks'
import { sayReason } from '../payments/failure-reasons'

/** An autopay of UPI is for instalments alone: each of its debits is announced a day before. */
const modes: Readonly<Record<MandateFacts['kind'], MandateMode | null>> = {
  OTM: 'KOTM',
  EMANDATE: 'NACH',
  UPI_AUTOPAY: null,
}

/** What one debit is to pay. */
export interface ToDebit {
  pan: string
  /** The purchases of a checkout. */
  orders: readonly OrderRow[]
  /** What they cost together, in paise. */
  amount: number
}

type Reading = Pick<Platform, 'clock' | 'config'> & { db: Tx }

/** The mandates that may pay some purchases at once, by one debit that goes to the bank as soon as it can. */
export async function mandatesToPay(platform: Reading, wanted: ToDebit): Promise<MandateToPay[]> {
  const all = await mandatesOf(platform.db, wanted.pan)
  const judged = await Promise.all(all.map((mandate) => mandateToPay(platform, mandate, wanted)))
  return judged.filter((each) => !(each instanceof Refusal)) as MandateToPay[]
}

/** One of the investor's mandates as a way to pay; throws why it cannot pay this. */
export async function mandateNamed(platform: Reading, umrn: string, wanted: ToDebit): Promise<MandateToPay> {
  const mandate = (await mandatesOf(platform.db, wanted.pan)).find((each) => each.umrn === umrn)
  const judged = mandate ? await mandateToPay(platform, mandate, wanted) : notYours()
  if (judged instanceof Refusal) throw judged
  return judged
}

const notYours = () => new Refusal('-438', t`We do not know this mandate. Choose another way to pay.`)

async function mandateToPay(
  platform: Reading,
  mandate: MandateFacts,
  { orders, amount }: ToDebit,
): Promise<MandateToPay | Refusal> {
  const { umrn, kind, frequency, bankId, bankName, accountLast4, limitPaise: limit } = mandate
  const paymentMode = modes[kind]
  if (paymentMode === null || frequency !== 'As presented')
    return new Refusal('-439', t`This mandate pays instalments only. Choose another way to pay.`)
  const bank = (await payingBanks(platform, orders)).find((each) => each.bankId === bankId)
  if (!bank)
    return new Refusal(
      '-440',
      t`The account of this mandate is not in the folio of the order. Choose another way to pay.`,
    )
  if (bank.usableFrom)
    return new Refusal('-440', t`The account of this mandate cannot be used yet. Choose another way to pay.`)
  const debitOn = nextPresentation(platform.clock.now(), debitDaysAhead(platform.config))
  const allowed = await mandateForDebit(platform.db, umrn, amount, debitOn)
  if ('refused' in allowed)
    return new Refusal('-441', t`${{ reason: sayReason(allowed.refused) }} Choose another way to pay.`)
  return { umrn, paymentMode, bankName, accountLast4, limit, debitOn, moneyBy: moneyBy(paymentMode, debitOn) }
}
