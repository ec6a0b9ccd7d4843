import { randomUUID } from 'node:crypto'
import { debitBankOf } from '../../src/debits/adapters'
import type { DebitBank } from '../../src/debits/debit-bank'
import { bankAccess } from '../../src/platform/bank-client'
import { signed } from '../../src/platform/signature'
import { bankSimulator } from '../../sandbox/providers/bank/module'
import type { Module, Platform } from '../../src/platform/module'
import type { RawCallback } from '../payments/provider-wires'
import type { TestPortal } from '../test-portal'

export interface ToldDebit {
  debitId: string
  amount: number
  news: 'paid' | 'failed'
  /** Names the money, so that a second debit can be told of. */
  money?: string
  eventId?: string
}

/** What the suite of the port must know of who debits. */
export interface DebitWire {
  env: Record<string, string>
  /** Those of the sandbox that answer. */
  simulators: readonly Module[]
  /** Lets them know a mandate that is registered here, on an account that says what they do of a debit. */
  know?(portal: TestPortal, mandate: { umrn: string; accountNumber: string; ifsc: string }): Promise<void>
  /** What would be posted of a debit that was presented. */
  callback(platform: Platform, told: ToldDebit): RawCallback
  /** Any body, signed as they do. */
  sign(platform: Platform, body: string, eventId?: string): RawCallback
  /** The adapter against any address, with little patience. */
  at(platform: Platform, url: string): DebitBank
}

/** The platform with other settings: an adapter reads them when it is made. */
export const platformWith = (platform: Platform, env: Record<string, string>): Platform => ({
  ...platform,
  config: { ...platform.config, env: { ...platform.config.env, ...env } },
})

const signedWire: DebitWire = {
  env: {},
  simulators: [bankSimulator],
  callback(platform, { debitId, amount, news, money = debitId, eventId = randomUUID() }) {
    const at = platform.clock.now().toISOString()
    const report =
      news === 'paid'
        ? { news, debitId, amount, bankReference: `REF${money}`, at }
        : { news, debitId, reason: 'There was not enough money in the account.', at }
    return this.sign(platform, JSON.stringify({ eventId, report }))
  },
  sign({ config, publicUrl }, body) {
    const { secret } = bankAccess(config, publicUrl(), 'debits')
    return { raw: Buffer.from(body), headers: signed(secret, body, Date.now()) }
  },
  at: (platform, url) =>
    debitBankOf(platformWith(platform, { BANK_URL: url, BANK_SECRET: 'neem-sandbox-bank' })),
}

/** By the name that `DEBITS` has for them. */
export const debitWires: Record<string, DebitWire> = { signed: signedWire }
