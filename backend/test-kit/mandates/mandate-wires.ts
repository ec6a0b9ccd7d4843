import { randomUUID } from 'node:crypto'
import { mandateBankOf } from '../../src/mandates/adapters'
import type { MandateBank } from '../../src/mandates/mandate-bank'
import { bankAccess } from '../../src/platform/bank-client'
import type { Platform } from '../../src/platform/module'
import { signed } from '../../src/platform/signature'
import { platformWith } from '../debits/debit-wires'
import type { RawCallback } from '../payments/provider-wires'
import type { TestPortal } from '../test-portal'
import { pressAtBank } from './mandate-journey'

export interface ToldMandate {
  registrationId: string
  news: 'approved' | 'registered' | 'refused'
  umrn?: string
  eventId?: string
}

/** What the suite of the port must know of who registers mandates. */
export interface MandateWire {
  env: Record<string, string>
  /** Presses a button on the page that an investor was sent to. */
  press(portal: TestPortal, url: string, decision: 'approve' | 'reject' | 'close'): Promise<unknown>
  /** What would be posted of a registration that was opened. */
  callback(portal: TestPortal, told: ToldMandate): Promise<RawCallback>
  /** Any body, signed as they do. */
  sign(platform: Platform, body: string, eventId?: string): RawCallback
  /** The adapter against any address, with little patience. */
  at(platform: Platform, url: string): MandateBank
}

const signedWire: MandateWire = {
  env: {},
  press: pressAtBank,
  async callback({ platform }, { registrationId, news, umrn, eventId = randomUUID() }) {
    const report = { news, registrationId, at: platform.clock.now().toISOString() }
    const more = { approved: {}, registered: { umrn }, refused: { reason: 'The signature does not match.' } }
    return Promise.resolve(
      this.sign(platform, JSON.stringify({ eventId, report: { ...report, ...more[news] } })),
    )
  },
  sign({ config, publicUrl }, body) {
    const { secret } = bankAccess(config, publicUrl(), 'mandates')
    return { raw: Buffer.from(body), headers: signed(secret, body, Date.now()) }
  },
  at: (platform, url) =>
    mandateBankOf(platformWith(platform, { BANK_URL: url, BANK_SECRET: 'neem-sandbox-bank' })),
}

/** By the name that `MANDATES` has for them. */
export const mandateWires: Record<string, MandateWire> = { signed: signedWire }
