import { debitsOf } from '../debits/debit.repository'
import { type FolioFacts, foliosNumbered } from '../folios/folio-reader'
import { openTasksOf, raiseTask, resolveTask } from '../operations/ops-tasks'
import { ordersNamed } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { bankIdOf, howMuchOf } from '../orders/outflows/outflow-terms'
import { paymentsOf } from '../payments/payment.repository'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { type Catalogue, catalogueOn } from '../schemes/catalogue'
import { isinsOf } from '../schemes/isins'
import { stampOf } from './collect-orders'
import type { Registrar, RegistrarOrder, RegistrarScheme } from './registrar'
import { moveOn, ordersToSend, type RegistrarOrderRow } from './registrar-orders.repository'

/** How many orders go in one round; each round is the same few statements. */
const roundSize = 2000
const firstId = '00000000-0000-0000-0000-000000000000'

interface Refused {
  orderNumber: string
  why: string
}

/**
 * Sends the registrar every order whose cut-off is over, and again those that were undone after it heard of them. Sent
 * first, noted then: a crash between the two sends again, which goes out once. One that cannot go waits for a person.
 */
export async function sendOrders(platform: Platform, registrar: Registrar, now: Date): Promise<void> {
  const refused: Refused[] = []
  for (let after = firstId; ;) {
    const round = await ordersToSend(platform.db, now, after, roundSize)
    refused.push(...(await sendRound(platform, registrar, round, now)))
    const last = round.at(-1)
    if (!last || round.length < roundSize) break
    after = last.orderId
  }
  await inTransaction(platform.db, (tx) => updateTasks(tx, platform, refused))
}

async function sendRound(
  { db, clock }: Platform,
  registrar: Registrar,
  round: readonly RegistrarOrderRow[],
  now: Date,
): Promise<Refused[]> {
  if (!round.length) return []
  const facts = await factsOf(
    db,
    round.map(({ orderId }) => orderId),
    clock.today(),
  )
  const withdrawn: string[] = []
  const sent: { row: RegistrarOrderRow; order: RegistrarOrder }[] = []
  const refused: Refused[] = []
  for (const row of round) {
    const order = facts.orders.get(row.orderId)
    if (!order) continue
    if (row.state === 'waiting' && !isInEffect(order)) withdrawn.push(row.orderId)
    else
      try {
        sent.push({ row, order: orderToSend(order, row.state === 'undone' ? 'revoke' : 'book', facts) })
      } catch (error) {
        refused.push({
          orderNumber: row.orderNumber,
          why: error instanceof Error ? error.message : String(error),
        })
      }
  }
  refused.push(...(await registrar.send(sent.map(({ order }) => order))))
  const left = new Set(refused.map(({ orderNumber }) => orderNumber))
  const of = (state: 'waiting' | 'undone') =>
    sent.filter(({ row }) => row.state === state && !left.has(row.orderNumber)).map(({ row }) => row.orderId)
  await inTransaction(db, async (tx) => {
    await moveOn(tx, withdrawn, 'waiting', 'withdrawn', now)
    await moveOn(tx, of('waiting'), 'waiting', 'sent', now)
    await moveOn(tx, of('undone'), 'undone', 'revoked', now)
  })
  return refused
}

const undone: readonly OrderRow['state'][] = ['cancelled', 'rejected', 'expired', 'refund_due', 'refunded']
const isInEffect = ({ state }: OrderRow): boolean => !undone.includes(state)

interface Facts {
  orders: ReadonlyMap<string, OrderRow>
  folios: ReadonlyMap<string, FolioFacts>
  catalogue: Catalogue
  isins: ReadonlyMap<string, string>
  /** The bank's numbers of money, by the order that a mandate paid and by the checkout that a payment did. */
  references: ReadonlyMap<string, string>
}

/** Everything that a round of orders needs, in one statement for each of the domains that know it. */
async function factsOf(db: Platform['db'], orderIds: readonly string[], today: string): Promise<Facts> {
  const orders = await ordersNamed(db, orderIds)
  const folioNos = [...new Set(orders.flatMap(({ folioNo }) => folioNo ?? []))]
  const folios = await foliosNumbered(db, folioNos)
  const paid = orders.filter(({ family }) => family === 'purchase')
  const debits = await debitsOf(
    db,
    paid.map(({ id }) => id),
  )
  const payments = paid.length
    ? await paymentsOf(db, [...new Set(paid.map(({ checkoutId }) => checkoutId))])
    : []
  const references = [
    ...payments.flatMap(({ payment, capture }) =>
      capture ? [[payment.payableId, capture.bankReference] as const] : [],
    ),
    ...debits.flatMap(({ orderId, bankReference }) =>
      orderId && bankReference ? [[orderId, bankReference] as const] : [],
    ),
  ]
  return {
    orders: new Map(orders.map((order) => [order.id, order])),
    folios: new Map(folios.map((folio) => [folio.folioNo, folio])),
    catalogue: await catalogueOn(db, today),
    isins: await isinsOf(db),
    references: new Map(references),
  }
}

/** Throws where something of the order is not known that no registrar does without. */
function orderToSend(order: OrderRow, action: RegistrarOrder['action'], facts: Facts): RegistrarOrder {
  const { id, orderNumber, family, kind, folioNo, checkoutId, euin } = order
  const folio = folioNo === null ? undefined : facts.folios.get(folioNo)
  if (family === 'registration' || !folio) throw new Error('It is in no folio')
  const howMuch = family === 'purchase' ? undefined : howMuchOf(order)
  const byUnits = howMuch !== undefined && howMuch.amountUnitType !== 'AMOUNT'
  return {
    action,
    orderNumber,
    family,
    kind,
    folioNo: folio.folioNo,
    scheme: schemeOf(order.schemePlanCode, facts),
    toScheme: order.toSchemePlanCode === null ? null : schemeOf(order.toSchemePlanCode, facts),
    holder: holderOf(folio),
    pans: folio.holders.map(({ pan }) => pan),
    amount: byUnits ? null : order.amount,
    units: byUnits ? order.unitsHeld : null,
    isAllUnits: howMuch?.amountUnitType === 'ALL_UNITS',
    stampedAt: stampOf(order),
    paymentReference: facts.references.get(id) ?? facts.references.get(checkoutId) ?? null,
    arn: order.distributorArn,
    subBroker: order.subBrokerCode,
    euin,
    account: family === 'redemption' ? accountOf(folio, bankIdOf(order)) : null,
  }
}

function schemeOf(code: string, { catalogue, isins }: Facts): RegistrarScheme {
  const found = catalogue.byCode.get(code)
  if (!found) throw new Error(`There is no scheme plan ${code}`)
  return { code, isin: isins.get(code) ?? null, plan: found.plan, option: found.option }
}

const holderOf = ({ holders: [first] }: FolioFacts): string =>
  [first?.firstName, first?.middleName, first?.lastName].filter(Boolean).join(' ')

function accountOf({ banks }: FolioFacts, bankId: string): NonNullable<RegistrarOrder['account']> {
  const bank = banks.find((each) => each.bankId === bankId)
  if (!bank) throw new Error('The account that it pays is not in the folio any more')
  const { accountNumber, ifsc, accountType } = bank
  return { accountNumber, ifsc, accountType }
}

const kind = 'registrar-unsent'

/** An order that was refused waits for a person; one that went, or that is none any more, does not. */
async function updateTasks(tx: Tx, platform: Platform, refused: readonly Refused[]): Promise<void> {
  const waiting = new Set(refused.map(({ orderNumber }) => orderNumber))
  for (const { orderNumber, why } of refused)
    await raiseTask(tx, platform, {
      kind,
      subject: orderNumber,
      text: 'An order cannot go out to the registrar.',
      detail: { orderNumber, why },
    })
  for (const { subject } of await openTasksOf(tx, kind))
    if (!waiting.has(subject)) await resolveTask(tx, kind, subject, platform.clock.now())
}
