import type { Platform } from '../platform/module'
import type { DebitBank } from './debit-bank'
import type { DebitOwner } from './debit-owner'
import { httpDebitBank } from './http-bank'

/** Everything that the services of debits work with. */
export interface DebitDesk {
  platform: Platform
  bank: DebitBank
  owner: DebitOwner
}

export function debitDesk(platform: Platform, owner: DebitOwner): DebitDesk {
  return { platform, owner, bank: httpDebitBank(platform) }
}
