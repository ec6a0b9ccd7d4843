import { randomUUID } from 'node:crypto'
import { indiaDate } from '@portal/kernel/format'
import { sql } from 'drizzle-orm'
import { isBusinessDay } from '../../calendar/business-day'
import { askAboutSilentAttempts } from '../../payments/close-attempt'
import { recordReport } from '../../payments/outcome'
import type { PaymentDesk } from '../../payments/payment-desk'
import { sendLateRefunds } from '../../payments/refunds'
import { FakeGateway } from '../../payments/testing/fake-gateway'
import type { CallContext } from '../../platform/call-context'
import { type Database, inTransaction } from '../../platform/database'
import { once } from '../../platform/idempotency'
import type { Platform } from '../../platform/module'
import { storeNavs } from '../../schemes/nav-store'
import { insertCheckout } from '../checkout.repository'
import { expireUnpaidCheckouts, payWindowMs } from '../expiry'
import { insertOrder, nextOrderNumber } from '../order.repository'
import { initiatePayment } from '../pay-order'
import { orderPayables } from '../payables'
import { settleOrders } from '../settle-orders.job'

/** The process ends here, as far as the database is concerned. */
export class Crash extends Error {}

const hour = 3_600_000
export const plan = 'FLEXI-DG'
const amount = 5_000_00

/**
 * Orders and payments with everything around them in hand: the clock, the bank, what is delivered and how often,
 * and where the process dies.
 */
export class MoneyWorld {
  readonly gateway = new FakeGateway(() => this.now)
  readonly orderIds: string[] = []
  readonly desk: PaymentDesk
  /** The next transaction dies: before it commits, or right after. */
  crashNext: 'before' | 'after' | undefined
  /** How often it died: a simulation in which nothing happens proves nothing. */
  crashes = 0
  now = new Date('2026-08-25T05:00:00.000Z')
  private readonly keys = new Map<string, string>()

  constructor(
    real: Platform,
    private readonly investor: { id: string; pan: string },
    private readonly folioNo: string,
  ) {
    const clock = { ...real.clock, now: () => this.now, today: () => indiaDate(this.now) }
    const platform: Platform = { ...real, clock, db: this.dying(real.db) }
    this.desk = { platform, gateway: this.gateway, payables: orderPayables(platform) }
  }

  /** Every part of the work is tried as a process would: what a crash cut off is simply not done. */
  async survive(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const expected = ['Crash', 'Refusal', 'CallError', 'GatewayUnavailable']
      if (!expected.includes(error.constructor.name)) throw error
    }
  }

  async place(key: string): Promise<void> {
    const { db, clock } = this.desk.platform
    const call = { investorId: this.investor.id, key, requestHash: key }
    const { orderId } = await inTransaction(db, (tx) =>
      once(tx, call, async () => {
        const owner = { investorId: this.investor.id, investorPan: this.investor.pan }
        const checkout = { id: randomUUID(), ...owner, source: 'W', quickInvest: false, amount } as const
        const payBefore = new Date(clock.now().getTime() + payWindowMs)
        await insertCheckout(tx, { ...checkout, createdAt: clock.now(), payBefore })
        const order = await insertOrder(tx, {
          id: randomUUID(),
          checkoutId: checkout.id,
          kind: 'LUMPSUM',
          family: 'purchase',
          terms: { kind: 'LUMPSUM', schemePlanCode: plan, folioNo: this.folioNo, amount },
          ...owner,
          orderNumber: await nextOrderNumber(tx, clock.now()),
          investorName: 'Asha Verma',
          investorEmail: '',
          investorMobile: '',
          schemePlanCode: plan,
          folioNo: this.folioNo,
          newFolio: null,
          amount,
          stampDuty: 25,
          netAmount: amount - 25,
          state: 'created',
          createdAt: clock.now(),
        })
        return { orderId: order.id }
      }),
    )
    if (!this.orderIds.includes(orderId)) this.orderIds.push(orderId)
  }

  /** The investor presses Pay; the same press again has the same key. */
  async pay(order: number, press: number): Promise<void> {
    const transactionId = this.orderIds[order % this.orderIds.length]
    if (!transactionId) return
    const name = `${transactionId} ${press}`
    const key = this.keys.get(name) ?? randomUUID()
    this.keys.set(name, key)
    const idempotency = { investorId: this.investor.id, key, requestHash: transactionId }
    const context = { investor: this.investor, idempotency } as CallContext
    await initiatePayment(this.desk, { transactionId, paymentMode: 'UPI', bankId: null }, context)
  }

  /** Something that the provider told earlier arrives, as often as it does. */
  async deliver(which: number, copies: number): Promise<void> {
    const { told } = this.gateway
    if (!told.length) return
    const index = which % told.length
    const report = told[index]
    if (!report) return
    const source = { kind: 'callback', eventId: `event ${index} ${report.paymentId}`, body: {} } as const
    const { platform, payables } = this.desk
    await Promise.all(Array.from({ length: copies }, () => recordReport(platform, payables, report, source)))
  }

  /** Time passes, and the jobs run that would run. */
  async pass(hours: number): Promise<void> {
    this.now = new Date(this.now.getTime() + hours * hour)
    await this.publishNavs()
    await askAboutSilentAttempts(this.desk, this.now)
    await expireUnpaidCheckouts(this.desk, this.now)
    await sendLateRefunds(this.desk, this.now)
    await settleOrders(this.desk.platform, this.now)
  }

  private async publishNavs(): Promise<void> {
    const days = Array.from({ length: 4 }, (_, back) =>
      indiaDate(new Date(this.now.getTime() - back * 24 * hour)),
    )
    const rows = days.filter(isBusinessDay).map((date) => ({ planCode: plan, date, nav: '98.4215' }))
    await storeNavs(this.desk.platform.db, rows)
  }

  private die(): never {
    this.crashes += 1
    throw new Crash()
  }

  private dying(db: Database): Database {
    return new Proxy(db, {
      get: (target, name, receiver) => {
        if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown
        return async (work: Parameters<Database['transaction']>[0]) => {
          const moment = this.crashNext
          this.crashNext = undefined
          const answer = await target.transaction(async (tx) => {
            const done = await work(tx)
            if (moment === 'before') this.die()
            return done
          })
          if (moment === 'after') this.die()
          return answer
        }
      },
    })
  }
}

/** Leaves nothing of an earlier run. */
export async function forgetMoney(db: Database): Promise<void> {
  await db.execute(sql`delete from lots where entry_id in
    (select l.id from ledger_entries l join orders o on o.id::text = l.order_id)`)
  await db.execute(sql`delete from ledger_entries where order_id in (select id::text from orders)`)
  await db.execute(sql`truncate checkouts, orders, order_events, payments, payment_events, captures, provider_callbacks, refunds,
    payouts, payout_events, debits, debit_events, desk_entries,
    postings, idempotency_keys, outbox, notifications, audit_events cascade`)
}
