import { openFolio } from '../../folios/open-folio'
import { newAccount, openDraftedFolio } from '../../folio-opening/folio-of-draft'
import { investorById } from '../../identity/investors'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { OrderRow } from '../order.repository'
import type { NewFolioPlan } from './new-folio'

/**
 * Opens the folio that an order asked for, now that its money is here or its plan begins; returns its number. One
 * checkout opens one folio, whatever it buys.
 */
export async function openNewFolio(tx: Tx, platform: Platform, order: OrderRow): Promise<string> {
  const { clock } = platform
  if (!order.newFolio) throw new Error(`Order ${order.id} has neither a folio nor the terms of a new one`)
  const { bank, draft } = order.newFolio
  const { countryCode, branchCode } = await investorById(tx, order.investorId)
  const opening = {
    countryCode,
    branchCode,
    distributorArn: order.distributorArn,
    euin: order.euin,
    openedOn: clock.today(),
  }
  if (draft) return openDraftedFolio(tx, platform, draft, opening)
  return openFolio(tx, {
    ...opening,
    pan: order.investorPan,
    name: order.investorName,
    email: order.investorEmail,
    mobile: order.investorMobile,
    bank: typeof bank === 'string' ? { bankId: bank } : newAccount(bank),
    nomination: nominationOf(order.newFolio),
    openedBy: order.checkoutId,
  })
}

function nominationOf({ nomineesFrom, nominees = [] }: NewFolioPlan) {
  if (nomineesFrom) return { kind: 'sameAs', folioNo: nomineesFrom } as const
  return nominees.length ? ({ kind: 'listed', nominees } as const) : ({ kind: 'none' } as const)
}
