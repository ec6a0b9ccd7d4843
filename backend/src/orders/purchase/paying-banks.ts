import type { PayingAccount } from '@portal/contracts/payments/payment'
import type { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import { banksOf, folioOf, paymentModesOf } from '../../folios/folio-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { PayingBank } from '../../payments/payment-rules'
import type { OrderRow } from '../order.repository'

interface Account {
  bankId: string
  bankName: string
  accountNumber: string
  ifsc: string
  accountType: Parameters<typeof paymentModesOf>[0]
  /** Past for all but new accounts. */
  usableFrom: string
}

/** An account as payments see it on a day. */
export function payingBank(account: Omit<Account, 'ifsc'>, today: string): PayingBank {
  const { bankId, bankName, accountNumber, accountType, usableFrom } = account
  const paymentModes: GatewayMode[] = [...paymentModesOf(accountType), 'RTGS', 'CHEQUE']
  const stillCooling = usableFrom > today ? usableFrom : null
  return { bankId, bankName, accountLast4: accountNumber.slice(-4), paymentModes, usableFrom: stillCooling }
}

type Reading = Pick<Platform, 'clock'> & { db: Tx }

/**
 * The accounts that may pay some orders at once: of each those of its folio, or the one named for a new folio. Money
 * from another account is sent back, so no other is offered.
 */
export async function payingBanks(platform: Reading, orders: readonly OrderRow[]): Promise<PayingBank[]> {
  const today = platform.clock.today()
  return (await payingAccounts(platform, orders)).map((account) => payingBank(account, today))
}

/** The same accounts with their numbers, which money is compared with that says where it comes from. */
export async function payingAccounts(platform: Reading, orders: readonly OrderRow[]): Promise<Account[]> {
  const of = await Promise.all(orders.map((order) => accountsOfOrder(platform, order)))
  return (of[0] ?? []).filter(({ bankId }) =>
    of.every((accounts) => accounts.some((account) => account.bankId === bankId)),
  )
}

async function accountsOfOrder({ db, clock }: Reading, order: OrderRow): Promise<Account[]> {
  const wanted = order.newFolio?.bank
  if (wanted && typeof wanted !== 'string')
    return [{ ...wanted, ifsc: wanted.ifscCode, usableFrom: clock.today() }]
  return wanted
    ? (await banksOf(db, order.investorPan)).filter(({ bankId }) => bankId === wanted)
    : (await folioOf(db, order.investorPan, order.folioNo ?? '')).banks
}

/** The accounts of a folio with their branches, the usual one first. Throws a 404 for a folio that is not the investor's. */
export async function accountsOfFolio(
  { db, clock }: Reading,
  pan: string,
  folioNo: string,
): Promise<PayingAccount[]> {
  const today = clock.today()
  return (await folioOf(db, pan, folioNo)).banks.map((account) => {
    const { ifsc, branchName, branchCity, accountType, isDefault } = account
    const { bankId, bankName, accountLast4, usableFrom } = payingBank(account, today)
    const branch = {
      bankCode: ifsc.slice(0, 4),
      ifscCode: ifsc,
      bankAddress: branchName,
      bankCity: branchCity,
    }
    return { bankId, bankName, ...branch, accountType, accountNo: accountLast4, isDefault, usableFrom }
  })
}
