import type { PaymentMode } from '@portal/kernel/contracts/payment-attempt'
import { banksOf, folioOf, paymentModesOf } from '../../folios/folio-reader'
import type { Platform } from '../../platform/module'
import type { PayingBank } from '../../payments/payment-rules'
import type { OrderRow } from '../order.repository'

interface Account {
  bankId: string
  bankName: string
  accountNumber: string
  accountType: Parameters<typeof paymentModesOf>[0]
  /** Past for all but new accounts. */
  usableFrom: string
}

/** An account as payments see it on a day. */
export function payingBank(account: Account, today: string): PayingBank {
  const { bankId, bankName, accountNumber, accountType, usableFrom } = account
  const paymentModes: PaymentMode[] = paymentModesOf(accountType)
  const stillCooling = usableFrom > today ? usableFrom : null
  return { bankId, bankName, accountLast4: accountNumber.slice(-4), paymentModes, usableFrom: stillCooling }
}

/**
 * The accounts that may pay some orders at once: of each those of its folio, or the one named for a new folio. Money
 * from another account is sent back, so no other is offered.
 */
export async function payingBanks(platform: Platform, orders: readonly OrderRow[]): Promise<PayingBank[]> {
  const of = await Promise.all(orders.map((order) => banksOfOrder(platform, order)))
  return (of[0] ?? []).filter(({ bankId }) =>
    of.every((banks) => banks.some((bank) => bank.bankId === bankId)),
  )
}

async function banksOfOrder({ db, clock }: Platform, order: OrderRow): Promise<PayingBank[]> {
  const today = clock.today()
  const wanted = order.newFolio?.bank
  if (wanted && typeof wanted !== 'string') return [payingBank({ ...wanted, usableFrom: today }, today)]
  const accounts = wanted
    ? (await banksOf(db, order.investorPan)).filter(({ bankId }) => bankId === wanted)
    : (await folioOf(db, order.investorPan, order.folioNo ?? '')).banks
  return accounts.map((account) => payingBank(account, today))
}
