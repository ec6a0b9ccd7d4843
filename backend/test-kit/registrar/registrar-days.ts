import { mkdirSync, readdirSync, readFileSync, rmSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { indiaDate } from '@portal/contracts/format'
import { sql } from 'drizzle-orm'
import { fetchFiles } from '../../sandbox/providers/exchanged-files'
import { closeRegistrarDay } from '../../sandbox/providers/registrar/module'
import { openRegister } from '../../sandbox/providers/registrar/lots'
import { takeOrders } from '../../sandbox/providers/registrar/work-off-orders'
import { layFile } from '../../src/file-exchange/folder'
import { ordersNamed } from '../../src/orders/order-reader'
import type { OrderRow } from '../../src/orders/order.repository'
import { openTasks } from '../../src/operations/ops-tasks'
import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { registrarFiles } from '../../src/registrar/adapters/file/file-registrar'
import { exchangeWithRegistrar } from '../../src/registrar/module'
import type { DraftTerms } from '../simulation/drafts'
import type { OrderSimulation } from '../simulation/order-simulation'
import { freshSimulation } from '../simulation/simulate'

/** A platform whose orders go out to the registrar of the sandbox. */
export const withRegistrar = (platform: Platform, env: NodeJS.ProcessEnv = {}): Platform => ({
  ...platform,
  config: {
    ...platform.config,
    registrar: 'file',
    env: { ...platform.config.env, REGISTRAR: 'file', ...env },
  },
})

/** Business days of one folio, with the registrar at the end of each. */
export class RegistrarDays {
  private constructor(readonly simulation: OrderSimulation) {}

  static async begin(platform: Platform, drafts: readonly DraftTerms[]): Promise<RegistrarDays> {
    const { db } = platform
    const simulation = await freshSimulation(platform, drafts)
    await db.execute(sql`truncate registrar_orders, registrar_progress, registrar_bookings, registrar_opening,
      registrar_instructions, registrar_lots, registrar_troubles, reconciliation_runs, reconciliation_lines,
      outgoing_lines, sent_files, received_files`)
    const days = new RegistrarDays(simulation)
    rmSync(days.folder, { recursive: true, force: true })
    mkdirSync(days.folder, { recursive: true })
    await inTransaction(db, (tx) => openRegister(tx, simulation.now))
    // The first run: what is booked already is the registrar's.
    await days.exchange()
    return days
  }

  get platform(): Platform {
    return this.simulation.platform
  }
  get folder(): string {
    return registrarFiles(this.platform.config).folder
  }
  get today(): string {
    return indiaDate(this.simulation.now)
  }

  /** Orders are placed; those that are paid have their money at once. */
  async order(...drafts: number[]): Promise<void> {
    const { simulation } = this
    for (const draft of drafts) await simulation.place(draft)
    for (const index of simulation.orderIds.keys()) await simulation.survive(() => simulation.pay(index, 0))
    for (const [id, { state, amount }] of simulation.gateway.sessions)
      if (state === 'open') simulation.gateway.decide(id, 'captured', amount)
    for (const index of simulation.gateway.told.keys()) await simulation.deliver('gateway', index, 1)
  }

  /** Hours go by, and the bank says yes to every debit and payout. */
  async pass(hours: number): Promise<void> {
    const { simulation } = this
    await simulation.pass(hours)
    for (const bank of [simulation.debitBank, simulation.payoutBank])
      while (bank.waiting().length) {
        if (bank === simulation.debitBank) simulation.debitEnds(0, true)
        else simulation.payoutEnds(0, true)
      }
    for (const from of ['debits', 'payouts'] as const)
      for (const index of (from === 'debits' ? simulation.debitBank : simulation.payoutBank).told.keys())
        await simulation.deliver(from, index, 1)
  }

  exchange = (): Promise<void> => exchangeWithRegistrar(this.platform, this.simulation.now)

  /** At eleven: our ledger has the day, the registrar books it and says so, and it is compared. */
  async endOfDay(): Promise<void> {
    await this.exchange()
    await fetchFiles(this.folder, ({ text }) => takeOrders(this.platform, text))
    await closeRegistrarDay(this.platform, this.today)
    await this.exchange()
  }

  /** What a person is told of the registrar and its files. */
  async tasks(): Promise<{ kind: string; subject: string; detail: Record<string, unknown> }[]> {
    return (await openTasks(this.platform.db))
      .filter(({ kind }) => /^(reconciliation|registrar|file)/.test(kind))
      .map(({ kind, subject, detail }) => ({ kind, subject, detail: detail as Record<string, unknown> }))
  }

  /** Everything that went out, fetched or not. */
  sent(): string {
    return ['out', 'fetched'].flatMap((part) => this.filesIn(part)).join('')
  }

  /** The lines of orders in it. */
  lines(): string[] {
    return this.sent()
      .split('\r\n')
      .filter((line) => line.startsWith('NM,'))
  }

  /** An order as it stands, by when it was placed. */
  async orderPlaced(number: number): Promise<OrderRow> {
    const [order] = await ordersNamed(this.platform.db, [this.simulation.orderIds[number] ?? ''])
    if (!order) throw new Error(`there is no order ${number}`)
    return order
  }

  filesIn(part: string): string[] {
    const path = join(this.folder, part)
    return existsSync(path) ? readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8')) : []
  }

  /** A file of the registrar comes, and is read. */
  async comes(name: string, text: string): Promise<void> {
    await layFile(this.folder, 'in', name, text)
    await this.exchange()
  }
}
