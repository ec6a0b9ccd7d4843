import type { HistoryFilter } from '@portal/contracts/orders/history-filter'
import { orderApi } from '@portal/contracts/orders/order'
import { type TransactionRow } from '@portal/contracts/orders/transaction-row'
import { timelineApi } from '@portal/contracts/orders/transaction-timeline'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people, type Person } from '../../sandbox/data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function page({ pan }: Person, limit: number, filter?: HistoryFilter, after?: string) {
  const body = { panNumber: pan, limit, ...(filter && { filter }), ...(after && { after }) }
  return portal.call(orderApi.history, body, { token: await portal.loginAs(pan) })
}

/** The whole history, page by page. */
async function allOf(person: Person, limit: number, filter?: HistoryFilter): Promise<TransactionRow[]> {
  const rows: TransactionRow[] = []
  let after: string | undefined
  do {
    const { data } = await page(person, limit, filter, after)
    expect(data.transactions.length).toBeLessThanOrEqual(limit)
    rows.push(...data.transactions)
    after = data.next
  } while (after)
  return rows
}

const timeline = async ({ pan }: Person, transactionId: string) =>
  portal.call(timelineApi.timeline, { transactionId }, { token: await portal.loginAs(pan) })

test('pages of any length put together are the history, each row once, newest first', async () => {
  const whole = await allOf(people.asha, 100)
  expect(whole.length).toBeGreaterThan(60)
  expect(await allOf(people.asha, 7)).toEqual(whole)
  expect(await allOf(people.asha, 1)).toEqual(whole)
  expect(new Set(whole.map(({ transactionId, kind }) => `${transactionId} ${kind}`)).size).toBe(whole.length)
  const dates = whole.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('a page of a place that was never handed out is refused', async () => {
  for (const after of [
    'x',
    '2026-08-25~ledger~1',
    "2026-13-45~order~1~'",
    '2026-02-30~ledger~99999999999999999~a',
  ])
    expect((await page(people.asha, 5, undefined, after)).status).toBe(400)
})

const isBetween =
  (above: number, upTo: number) =>
  ({ amount }: TransactionRow): boolean =>
    amount !== null && amount > above && amount <= upTo

test.each<[HistoryFilter, (row: TransactionRow) => boolean]>([
  [{ folioNumber: '91027306' }, ({ folioNo }) => folioNo === '91027306'],
  [{ type: 'SIP' }, ({ kind }) => kind === 'PURCHASE_SIP'],
  [{ type: 'REDEMPTION' }, ({ kind }) => kind === 'REDEMPTION'],
  [{ type: 'SWITCH' }, ({ kind }) => kind === 'SWITCH_OUT'],
  [{ type: 'IDCW' }, ({ kind }) => kind === 'IDCW_PAYOUT' || kind === 'IDCW_REINVEST'],
  [{ from: '2026-04-01', to: '2026-06-30' }, ({ date }) => date >= '2026-04-01' && date <= '2026-06-30'],
  [{ outcome: 'OPEN' }, ({ status }) => status === 'IN_PROCESS' || status === 'PENDING'],
  [{ outcome: 'DONE' }, ({ status }) => status === 'COMPLETED'],
  [{ outcome: 'FAILED' }, ({ status }) => status === 'FAILED' || status === 'EXPIRED'],
  [
    { search: 'liquid' },
    ({ schemeName, toSchemeName }) => /liquid/i.test(`${schemeName} ${toSchemeName ?? ''}`),
  ],
  [{ amount: 'UP_TO_25000' }, ({ amount }) => amount !== null && amount <= 25_000_00],
  [{ amount: 'UP_TO_50000' }, isBetween(25_000_00, 50_000_00)],
  [{ amount: 'UP_TO_100000' }, isBetween(50_000_00, 1_00_000_00)],
  [{ amount: 'ABOVE_100000' }, isBetween(1_00_000_00, Infinity)],
  [{ search: '1954' }, ({ folioNo }) => folioNo === '91021954'],
  [
    { type: 'SIP', folioNumber: '91024821', search: 'Flexi' },
    (row) => row.kind === 'PURCHASE_SIP' && row.folioNo === '91024821' && /Flexi/.test(row.schemeName),
  ],
])(
  'the filter %j leaves exactly what it says',
  async (filter, matches) => {
    const whole = await allOf(people.asha, 100)
    const expected = whole.filter(matches)
    expect(expected.length).toBeGreaterThan(0)
    expect(await allOf(people.asha, 9, filter)).toEqual(expected)
  },
  60_000,
)

test('finds an order by a part of its number, whatever marks are typed', async () => {
  const [open] = await allOf(people.asha, 5, { outcome: 'OPEN' })
  const { order } = (await timeline(people.asha, open?.transactionId ?? '')).data
  const number = order?.orderNumber ?? ''
  const found = await allOf(people.asha, 5, { search: number.slice(3).toLowerCase() })
  expect(found.map(({ transactionId }) => transactionId)).toContain(open?.transactionId)
  expect(await allOf(people.asha, 5, { search: '%' })).toEqual([])
})

test('what a plan made is called its instalment, by order or by the ledger alone; a redemption or a switch is none', async () => {
  const whole = await allOf(people.asha, 100)
  const plansOf = (wanted: RegExp) => [
    ...new Set(
      whole.filter(({ transactionId }) => wanted.test(transactionId)).map(({ instalmentOf }) => instalmentOf),
    ),
  ]
  expect(plansOf(/^SR100001/)).toEqual(['SIP'])
  expect(plansOf(/^SR100005/)).toEqual(['STP'])
  expect(plansOf(/^SR100006/)).toEqual(['SWP'])
  expect(plansOf(/^(NM|NR|NS|IDCW|0000)/)).toEqual([null])
  const [stp] = whole.filter(({ instalmentOf }) => instalmentOf === 'STP')
  const { data } = await timeline(people.asha, stp?.transactionId ?? '')
  expect(data.entries.map(({ instalmentOf }) => instalmentOf)).toEqual(['STP', 'STP'])
})

test('the timeline of an order names every state it came to, with its moment', async () => {
  const [open] = await allOf(people.asha, 5, { type: 'REDEMPTION', outcome: 'OPEN' })
  const { data } = await timeline(people.asha, open?.transactionId ?? '')
  expect(data.order).toMatchObject({ family: 'redemption', transactionId: open?.transactionId })
  expect(data.changes[0]?.state).toBe('accepted')
})

test('the timeline of a transaction of before the orders is what the ledger says', async () => {
  const whole = await allOf(people.asha, 100, { type: 'PURCHASE', outcome: 'DONE' })
  const row = whole.at(-1)
  const { data } = await timeline(people.asha, row?.transactionId ?? '')
  expect(data).toMatchObject({
    order: null,
    changes: [],
    entries: [{ kind: 'PURCHASE', date: row?.date, units: row?.units, amount: row?.amount }],
  })
})

test("the timeline of another investor's transaction answers like one that does not exist", async () => {
  const own = await allOf(people.asha, 100)
  for (const row of [own[0], own.at(-1)]) {
    const others = await timeline(people.bharat, row?.transactionId ?? '')
    const nowhere = await timeline(people.bharat, 'nothing')
    expect(others.status).toBe(404)
    expect(others.resultInfo).toEqual(nowhere.resultInfo)
  }
})
