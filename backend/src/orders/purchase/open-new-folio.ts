import { openFolio } from '../../folios/open-folio'
import { investorById } from '../../identity/investors'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { NewAccount } from './new-folio'
import type { OrderRow } from '../order.repository'

/**
 * Opens the folio that an order asked for, now that its money is here or its plan begins; returns its number. One
 * checkout opens one folio, whatever it buys.
 */
export async function openNewFolio(tx: Tx, { clock }: Platform, order: OrderRow): Promise<string> {
  if (!order.newFolio) throw new Error(`Order ${order.id} has neither a folio nor the wish for one`)
  const { bank, nomineesFrom } = order.newFolio
  const { countryCode, branchCode } = await investorById(tx, order.investorId)
  return openFolio(tx, {
    pan: order.investorPan,
    name: order.investorName,
    email: order.investorEmail,
    mobile: order.investorMobile,
    countryCode,
    branchCode,
    distributorArn: order.distributorArn,
    euin: order.euin,
    bank: typeof bank === 'string' ? { bankId: bank } : newAccount(bank),
    nomination: nomineesFrom ? { kind: 'sameAs', folioNo: nomineesFrom } : { kind: 'none' },
    openedOn: clock.today(),
    openedBy: order.checkoutId,
  })
}

/** Without our own id of it: the folio's bank gets one when it is stored. */
function newAccount({
  ifscCode: ifsc,
  accountNumber,
  accountType,
  bankName,
  branchName,
  branchCity,
}: NewAccount) {
  return { ifsc, accountNumber, accountType, bankName, branchName, branchCity }
}
