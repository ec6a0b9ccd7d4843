import { randomUUID } from 'node:crypto'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import { indiaDate } from '@portal/contracts/format'
import { otpLimits } from '../../src/identity/otp-challenge'
import { changeByInvestor } from '../../src/mandates/change-mandate'
import { isBusinessDay } from '../../src/calendar/business-day'
import type { DebitReport, DebitInstruction } from '../../src/debits/debit-bank'
import type { DebitContext } from '../../src/debits/debit-context'
import { askAboutDebits, presentDueDebits } from '../../src/debits/debit-jobs'
import { recordDebitReport } from '../../src/debits/debit-outcome'
import { validatedCode } from '../identity/validated-code'
import { askAboutSilentAttempts } from '../../src/payments/close-attempt'
import { recordReport } from '../../src/payments/outcome'
import type { PaymentContext } from '../../src/payments/payment-context'
import { sendLateRefunds } from '../../src/payments/refunds'
import { FakeGateway } from '../payments/fake-gateway'
import type { PayoutInstruction, PayoutReport } from '../../src/payouts/payout-bank'
import type { PayoutContext } from '../../src/payouts/payout-context'
import { askAboutPayouts, sendDuePayouts } from '../../src/payouts/payout-jobs'
import { recordPayoutReport } from '../../src/payouts/payout-outcome'
import type { CallContext, CallingInvestor } from '../../src/platform/call-context'
import { hashOfRequest } from '../../src/platform/idempotency'
import type { Platform } from '../../src/platform/module'
import { Refusal } from '../../src/platform/refusal'
import { FakeBank } from '../platform/fake-bank'
import { storeNavs } from '../../src/schemes/nav-store'
import { callOffOffer } from '../../src/schemes/offer-failure'
import { cancelOrder, type CancellableFamily } from '../../src/orders/cancel-order'
import { orderDebits } from '../../src/systematic-plans/debit-owner'
import { expireUnpaidCheckouts } from '../../src/order-payments/expiry'
import { makeInstalments } from '../../src/systematic-plans/instalments/make-instalments.job'
import { kindOf } from '../../src/orders/kind-table'
import { initiatePayment } from '../../src/order-payments/pay-order'
import { orderPayables } from '../../src/order-payments/payables'
import { orderPayouts } from '../../src/order-payments/payout-owner'
import { placeOrders } from '../../src/orders/place-orders'
import { settleOrders } from '../../src/orders/settle-orders.job'
import { crashingDatabase, type CrashMoment } from './crashing-database'
import { held, offered, other, tampered, type DraftTerms, drafts, umrn, wrongCode } from './drafts'

/** Something happened that no scenario may lead to. */
export class Broken extends Error {}

interface Placed {
  requested: OrderTerms[]
  code: { otp: string; referenceNumber: string }
  /** Wrong codes that were refused, each at the cost of a try. */
  guesses: number
  orderIds?: string[]
}

const hour = 3_600_000
const cancelActivity = {
  redemption: 'CANCEL_REDEEM',
  switch: 'CANCEL_SWITCH',
  registration: 'SIP_CANCEL',
} as const

/**
 * Orders of every family with everything around them in hand: the clock, three banks, what is delivered and how often,
 * and where the process dies.
 */
export class OrderSimulation {
  readonly gateway = new FakeGateway(() => this.now)
  readonly payoutBank = new FakeBank<PayoutInstruction, PayoutReport>()
  readonly debitBank = new FakeBank<DebitInstruction, DebitReport>()
  readonly payments: PaymentContext
  readonly payouts: PayoutContext
  readonly debits: DebitContext
  readonly platform: Platform
  /** The next transaction dies at that moment. */
  crashNext: CrashMoment | undefined
  /** Undefined while it changes, and where the process died at that. */
  private isMandatePaused: boolean | undefined = false
  private wasMandatePaused: boolean | undefined = false
  now = new Date('2026-08-25T05:00:00.000Z')
  private readonly placed = new Map<number, Placed>()
  private readonly presses = new Map<string, string>()
  private readonly cancelCodes = new Map<string, { otp: string; referenceNumber: string }>()
  private publishedTo = '2026-08-24'

  constructor(
    real: Platform,
    private readonly investor: CallingInvestor,
    private readonly requested: readonly DraftTerms[] = drafts,
  ) {
    const clock = { ...real.clock, now: () => this.now, today: () => indiaDate(this.now) }
    const takeMoment = () => {
      const moment = this.crashNext
      this.crashNext = undefined
      return moment
    }
    const platform: Platform = { ...real, clock, db: crashingDatabase(real.db, takeMoment) }
    this.platform = platform
    this.payments = { platform, gateway: this.gateway, payables: orderPayables(platform) }
    const [payouts, debits] = [this.payoutBank, this.debitBank]
    const payoutBank = {
      send: async (sent: PayoutInstruction) => {
        await payouts.take(sent.payoutId, sent)
        return undefined
      },
      status: (id: string) => payouts.status(id),
      readCallback: () => Promise.resolve({ refused: 'forged' } as const),
    }
    const debitBank = {
      present: async (debit: DebitInstruction) => {
        if (this.wasMandatePaused && this.isMandatePaused)
          throw new Broken('an account was debited by a mandate that is paused')
        return debits.take(debit.debitId, debit).then(() => undefined)
      },
      status: (id: string) => debits.status(id),
      readCallback: () => Promise.resolve({ refused: 'forged' } as const),
    }
    this.payouts = { platform, bank: payoutBank, owner: orderPayouts(platform) }
    this.debits = { platform, bank: debitBank, owner: orderDebits(platform) }
  }

  /** Every part of the work is tried as a process would: what a crash cut off is simply not done. */
  async survive(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const expected = ['Crash', 'Refusal', 'CallError', 'GatewayUnavailable', 'BankUnavailable']
      if (!expected.includes(error.constructor.name)) throw error
    }
  }

  /** One draft of the scenario is sent; the same one again is a second click or a retry. */
  async place(draftTerms: number): Promise<void> {
    const placed = await this.draftTerms(draftTerms)
    const context = this.context(`draft ${draftTerms}`, placed.requested)
    const before = placed.orderIds
    try {
      const orderIds = await placeOrders(this.platform, placed.requested, confirmation(placed.code), context)
      if (before && before.join() !== orderIds.join())
        throw new Broken(`draft ${draftTerms} was placed twice`)
      if (!before && placed.guesses >= otpLimits.attempts)
        throw new Broken(`the code of draft ${draftTerms} was right after ${placed.guesses} guesses`)
      placed.orderIds = orderIds
    } catch (error) {
      if (before && error instanceof Refusal) throw new Broken(`a retry was refused: ${error.message}`)
      throw error
    }
  }

  /** The code of a draft comes with other orders, or with the same ones under another key. */
  async misuseCode(draftTerms: number, how: 'tampered' | 'again'): Promise<void> {
    const { requested, code, orderIds } = await this.draftTerms(draftTerms)
    if (how === 'again' && !orderIds) return
    const orders = how === 'again' ? requested : tampered(requested)
    const context = this.context(`${how} ${draftTerms} ${randomUUID()}`, orders)
    await placeOrders(this.platform, orders, confirmation(code), context)
    throw new Broken(`the code of draft ${draftTerms} confirmed what it was not for: ${how}`)
  }

  /** Somebody who has not the code types digits in, as often as they are let. */
  async guessCode(draftTerms: number, times: number): Promise<void> {
    const placed = await this.draftTerms(draftTerms)
    for (let tried = 0; tried < times; tried += 1) {
      const context = this.context(`guess ${draftTerms} ${randomUUID()}`, placed.requested)
      const guessed = confirmation({ ...placed.code, otp: wrongCode })
      const refused = await placeOrders(this.platform, placed.requested, guessed, context).catch(refusalOf)
      if (Array.isArray(refused)) throw new Broken(`a wrong code confirmed draft ${draftTerms}`)
      placed.guesses += 1
    }
  }

  /** The investor pauses the mandate that pays the SIPs, or lets it go on. */
  async changeMandate(change: 'pause' | 'resume'): Promise<void> {
    const code = await validatedCode(this.platform, this.investor, 'MODIFY_MANDATE', { transactionId: umrn })
    const changing = { umrn, change, ...code, otpVerifyMode: 'OTP', quickInvest: false } as const
    const context = this.context(`${change} ${randomUUID()}`, changing)
    this.isMandatePaused = undefined
    await changeByInvestor(this.platform, changing, context)
    this.isMandatePaused = change === 'pause'
  }

  /** The investor presses Pay; the same press again has the same key. */
  async pay(which: number, press: number): Promise<void> {
    const transactionId = this.orderAt(which)
    if (!transactionId) return
    const context = this.context(`pay ${transactionId} ${press}`, { transactionId })
    await initiatePayment(this.payments, { transactionId, paymentMode: 'UPI', bankId: null }, context)
  }

  /** The investor takes an order back. */
  async cancel(which: number, family: CancellableFamily): Promise<void> {
    const transactionId = this.orderAt(which)
    if (!transactionId) return
    const activity = cancelActivity[family]
    const name = `${family} ${transactionId}`
    const code =
      this.cancelCodes.get(name) ??
      (await validatedCode(this.platform, this.investor, activity, { transactionId }))
    this.cancelCodes.set(name, code)
    const cancelling = { transactionId, ...code, otpVerifyMode: 'OTP', quickInvest: false } as const
    await cancelOrder(this.platform, family, cancelling, this.context(`cancel ${name}`, cancelling))
  }

  /** Something that a bank told earlier arrives, as often as it does. */
  async deliver(from: 'gateway' | 'payouts' | 'debits', which: number, copies: number): Promise<void> {
    const told = { gateway: this.gateway.told, payouts: this.payoutBank.told, debits: this.debitBank.told }[
      from
    ]
    if (!told.length) return
    const index = which % told.length
    const source = {
      kind: 'callback',
      eventId: `${from} ${index} ${this.key('scenario')}`,
      body: {},
    } as const
    const once = (): Promise<unknown> => {
      const [payment, payout, debit] = [
        this.gateway.told[index],
        this.payoutBank.told[index],
        this.debitBank.told[index],
      ]
      if (from === 'gateway' && payment)
        return recordReport(this.platform, this.payments.payables, payment, source)
      if (from === 'payouts' && payout) return recordPayoutReport(this.payouts, payout.report, source)
      return debit && from === 'debits'
        ? recordDebitReport(this.debits, debit.report, source)
        : Promise.resolve()
    }
    await Promise.all(Array.from({ length: copies }, once))
  }

  /** The bank has decided on a payout or a debit that it was asked for. */
  payoutEnds(which: number, credited: boolean): void {
    const id = at(this.payoutBank.waiting(), which)
    if (!id) return
    const report = { payoutId: id, at: this.now }
    this.payoutBank.answer(
      id,
      credited
        ? { news: 'credited', utr: `UTR${id}`, ...report }
        : { news: 'returned', reason: 'The account is closed.', ...report },
    )
  }
  debitEnds(which: number, paid: boolean): void {
    const id = at(this.debitBank.waiting(), which)
    const amount = id && this.debitBank.taken.get(id)?.amount
    if (!id || !amount) return
    const report = { debitId: id, at: this.now }
    this.debitBank.answer(
      id,
      paid
        ? { news: 'paid', amount, bankReference: `UTR${id}`, ...report }
        : { news: 'failed', reason: { text: 'There was too little money in the account.' }, ...report },
    )
  }

  /** The new fund offer did not collect enough. */
  async callOff(): Promise<void> {
    await callOffOffer(this.platform.db, offered.replace(/-..$/, ''), indiaDate(this.now))
  }

  /** Time passes, and the jobs run that would run. */
  async pass(hours: number, { withInstalments = true } = {}): Promise<void> {
    this.now = new Date(this.now.getTime() + hours * hour)
    const { platform, now } = this
    await this.publishNavs()
    await askAboutSilentAttempts(this.payments, now)
    await expireUnpaidCheckouts(this.payments, now)
    await sendLateRefunds(this.payments, now)
    if (withInstalments) await makeInstalments(platform, now)
    this.wasMandatePaused = this.isMandatePaused
    await presentDueDebits(this.debits, now)
    await askAboutDebits(this.debits, now)
    await settleOrders(platform, now)
    await sendDuePayouts(this.payouts, now)
    await askAboutPayouts(this.payouts, now)
  }

  private async publishNavs(): Promise<void> {
    const rows: { planCode: string; date: string; nav: string }[] = []
    const today = indiaDate(this.now)
    while (this.publishedTo < today) {
      const date = indiaDate(new Date(Date.parse(this.publishedTo) + 24 * hour))
      this.publishedTo = date
      // Neither scheme stands still, so that a NAV of the wrong day shows in the books.
      const nav = (90 + Number(date.slice(8)) * 0.3719).toFixed(4)
      if (isBusinessDay(date)) rows.push(...[held, other].map((planCode) => ({ planCode, date, nav })))
    }
    if (rows.length) await storeNavs(this.platform.db, rows)
  }

  /** Ids of all orders that were answered. */
  get orderIds(): string[] {
    return [...this.placed.values()].flatMap(({ orderIds = [] }) => orderIds)
  }

  private orderAt(which: number): string | undefined {
    return at(this.orderIds, which)
  }

  private async draftTerms(index: number): Promise<Placed> {
    const known = this.placed.get(index)
    if (known) return known
    const requested = at(this.requested, index)?.(this.now) ?? []
    const activity = kindOf(requested[0]?.kind ?? 'LUMPSUM').activity
    const code = await validatedCode(this.platform, this.investor, activity, { orders: requested })
    const placed = this.placed.get(index) ?? { requested, code, guesses: 0 }
    this.placed.set(index, placed)
    return placed
  }

  private key(name: string): string {
    const key = this.presses.get(name) ?? randomUUID()
    this.presses.set(name, key)
    return key
  }

  private context(name: string, body: unknown): CallContext {
    const requestHash = hashOfRequest(name, body)
    const idempotency = { investorId: this.investor.id, key: this.key(name), requestHash }
    return { investor: this.investor, idempotency, additions: {}, requestId: name } as CallContext
  }
}

const at = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(list.length, 1)]

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

const confirmation = (code: Placed['code']) => ({ ...code, quickInvest: false })
