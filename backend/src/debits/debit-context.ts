import type { Platform } from '../platform/module'
import { debitBankOf } from './adapters'
import type { DebitBank } from './debit-bank'
import type { DebitOwner } from './debit-owner'

/** Everything that the services of debits work with. */
export interface DebitContext {
  platform: Platform
  bank: DebitBank
  owner: DebitOwner
}

export function debitContext(platform: Platform, owner: DebitOwner): DebitContext {
  return { platform, owner, bank: debitBankOf(platform) }
}
