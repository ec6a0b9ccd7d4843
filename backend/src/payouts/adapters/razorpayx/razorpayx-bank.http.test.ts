import { randomUUID } from 'node:crypto'
import { openFolio, startBankPortal } from '../../../../test-kit/bank-portal'
import { postWebhook, webhookBody } from '../../../../test-kit/payouts/bank-wires'
import { productionSettings } from '../../../../test-kit/platform/production-settings'
import type { TestPortal } from '../../../../test-kit/test-portal'
import { openTasks } from '../../../operations/ops-tasks'
import { readConfig } from '../../../platform/config'
import { inTransaction } from '../../../platform/database'
import { payoutsModule } from '../../module'
import { PayoutBankUnavailable, type PayoutInstruction } from '../../payout-bank'
import { payoutContext } from '../../payout-context'
import { sendDuePayouts } from '../../payout-jobs'
import { payoutsOf, payoutView, requestPayout } from '../../payouts'
import { sendAgainTo } from '../../send-again'
import { razorpayXPayoutAccess } from './access'
import { razorpayXPayoutBank } from './razorpayx-bank'
import { decisive, reportOf } from './reports'

const owner = { paidOut: async () => undefined, returned: async () => undefined }
let portal: TestPortal

beforeAll(async () => {
  portal = await startBankPortal([payoutsModule(() => owner)], { PAYOUTS: 'razorpayx' })
  await openFolio(portal, ['50100044174417', '50100044171234'])
})
afterAll(() => portal.close())
afterEach(() => jest.restoreAllMocks())

const payout: PayoutInstruction = {
  payoutId: '0f1e2d3c-4b5a-4678-9abc-def012345678',
  accountNumber: '50100044174417',
  ifsc: 'PRJT0000101',
  holder: 'Om',
  amount: 2_00_000_00,
  dueOn: '2026-08-25',
  mode: 'NEFT',
}
const entity = {
  id: 'pout_1',
  fund_account_id: 'fa_1',
  amount: payout.amount,
  currency: 'INR' as const,
  status: 'processing',
  reference_id: payout.payoutId,
}
const bank_account = { ifsc: payout.ifsc, account_number: payout.accountNumber }
const composite = { ...entity, fund_account: { account_type: 'bank_account', bank_account } }

/** What RazorpayX is sent where it would answer so, and has these payouts under our reference already. */
function answering(answer: object, known: object[] = []) {
  const { config, publicUrl, db, clock } = portal.platform
  const bank = razorpayXPayoutBank(razorpayXPayoutAccess(config, publicUrl()), { db, now: clock.now })
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_url, call) =>
      Response.json(call?.method === 'POST' ? answer : { items: known }),
    )
  return { bank, fetched }
}

test('a payout goes with its account and contact in one call, under our id as reference and key', async () => {
  const { bank, fetched } = answering(composite)
  expect(await bank.send(payout)).toBeUndefined()
  const [url, { method, headers, body }] = fetched.mock.calls[1] as [string, RequestInit]
  expect([method, url]).toEqual([
    'POST',
    `${portal.platform.publicUrl()}/sandbox/providers/razorpayx/v1/payouts`,
  ])
  expect(headers).toMatchObject({ 'x-payout-idempotency': payout.payoutId })
  expect(JSON.parse(body as string)).toEqual({
    account_number: '7878780080316316',
    amount: 2_00_000_00,
    currency: 'INR',
    mode: 'RTGS',
    purpose: 'payout',
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name: 'Om.', ifsc: payout.ifsc, account_number: payout.accountNumber },
      contact: { name: 'Om.', type: 'customer' },
    },
    queue_if_low_balance: true,
    reference_id: payout.payoutId,
    narration: 'Mutual fund payout',
  })
})

test('what an earlier call began is not begun again, also where its key was forgotten', async () => {
  const { bank, fetched } = answering(composite, [entity])
  expect(await bank.send(payout)).toBeUndefined()
  expect(fetched.mock.calls.map(([, call]) => call?.method)).toEqual(['GET'])
})

test.each([
  ['amount', { amount: 1 }],
  ['reference', { reference_id: randomUUID() }],
  [
    'account',
    {
      fund_account: { account_type: 'bank_account', bank_account: { ...bank_account, account_number: '1' } },
    },
  ],
])('an answer about another %s is none', async (_what, wrong) => {
  const { bank } = answering({ ...composite, ...wrong })
  await expect(bank.send(payout)).rejects.toThrow(PayoutBankUnavailable)
})

test('where money went is asked of the account of the payout; what is said of another one is no answer', async () => {
  const { bank, fetched } = answering({})
  const paid = { ...entity, status: 'processed', utr: 'UTR1' }
  const says = (id: string) =>
    fetched.mockImplementation(async (url) =>
      Response.json(
        String(url).includes('/fund_accounts/')
          ? { id, account_type: 'bank_account', bank_account }
          : { items: [paid] },
      ),
    )
  says('fa_1')
  const { accountNumber } = payout
  expect(await bank.status(payout.payoutId)).toMatchObject({ news: 'credited', accountNumber })
  says('fa_2')
  await expect(bank.status(payout.payoutId)).rejects.toThrow('about another account')
})

test.each([
  ['queued', 'low_balance', 'balance'],
  ['queued', 'beneficiary_bank_down', 'bankDown'],
  ['pending', 'pending_approval', 'approval'],
])('a payout that is %s (%s) at once is known to wait', async (status, reason, why) => {
  const { bank } = answering({ ...composite, status, status_details: { reason } })
  expect(await bank.send(payout)).toMatchObject({ news: 'held', payoutId: payout.payoutId, why })
})

test.each([
  ['failed', 'bank_account_closed', 'accountClosed', false],
  ['reversed', 'beneficiary_bank_offline', 'bankUnreachable', false],
  ['failed', 'insufficient_funds', 'notTaken', true],
  ['rejected', 'bank_account_closed', 'notTaken', true],
  ['cancelled', undefined, 'notTaken', true],
])('%s for %s is returned as %s; of the house: %s', (status, reason, expected, isOfHouse) => {
  const report = reportOf('p', { ...entity, status, status_details: { reason } }, new Date())
  expect(report).toMatchObject({ news: 'returned', reason: expected, isOfHouse })
})

test('of several payouts under one reference the one that arrived counts, else the one that may yet', () => {
  const of = (...statuses: string[]) => decisive(statuses.map((status) => ({ ...entity, status })))?.status
  expect(of('failed', 'processing', 'processed')).toBe('processed')
  expect(of('failed', 'processing')).toBe('processing')
  expect(of('failed', 'reversed')).toBe('failed')
  expect(of()).toBeUndefined()
})

describe('what is told of a payout', () => {
  let orderId: string
  let told: { payoutId: string; amount: number }

  beforeEach(async () => {
    orderId = randomUUID()
    const [investorPan, folioNo, amount] = ['ZZZPA0001A', '70010001', 500_00]
    const request = { orderId, investorPan, folioNo, bankId: `BA-${folioNo}-1`, amount }
    const dueOn = portal.platform.clock.today()
    await inTransaction(portal.platform.db, (tx) => requestPayout(tx, portal.platform, { ...request, dueOn }))
    await sendDuePayouts(payoutContext(portal.platform, owner), portal.platform.clock.now())
    told = { payoutId: (await payoutsOf(portal.platform.db, [orderId]))[0]?.id ?? '', amount }
  })
  const notify = (change: Parameters<typeof webhookBody>[2]) =>
    postWebhook(portal, webhookBody(portal.platform, told, change))
  const tasks = async () =>
    (await openTasks(portal.platform.db))
      .filter(({ subject }) => subject === told.payoutId)
      .map(({ kind }) => kind)
  const payoutNow = async () => (await payoutsOf(portal.platform.db, [orderId]))[0]

  test('too little money in the account that pays is for a person, until the payout goes on', async () => {
    const queued = { status: 'queued', status_details: { reason: 'low_balance' } }
    expect(await notify(queued)).toBe(true)
    expect(await tasks()).toEqual(['payout-held'])
    expect((await payoutNow())?.state).toBe('sent')
    expect(await notify({ status: 'processed', utr: 'HDFCN1' })).toBe(true)
    expect(await tasks()).toEqual([])
    await notify(queued)
    expect(await tasks()).toEqual([])
    expect(await payoutNow()).toMatchObject({ state: 'paid', utr: 'HDFCN1' })
  })

  test('processed is paid once its UTR is known', async () => {
    expect(await notify({ status: 'processed', utr: null })).toBe(true)
    expect((await payoutNow())?.state).toBe('sent')
    expect(await notify({ status: 'processed', utr: 'HDFCN2' })).toBe(true)
    expect((await payoutNow())?.state).toBe('paid')
  })

  test('a reason of theirs is ours in words', async () => {
    await notify({ status: 'reversed', status_details: { reason: 'bank_account_frozen' } })
    const returned = await payoutNow()
    expect(returned?.reason).toBe('accountFrozen')
    expect(returned && payoutView(returned).reason).toBe('The account is frozen.')
  })

  test('what somebody of the house cancelled there goes to no other account by itself', async () => {
    await notify({ status: 'cancelled' })
    expect((await payoutsOf(portal.platform.db, [orderId])).map(({ state }) => state)).toEqual(['returned'])
    expect(await tasks()).toEqual(['payout-returned'])
    const [payout] = await payoutsOf(portal.platform.db, [orderId])
    await sendAgainTo(portal.platform, payout?.id ?? '', 'BA-70010001-2')
    expect((await payoutsOf(portal.platform.db, [orderId])).map(({ state }) => state)).toEqual([
      'returned',
      'due',
    ])
  })

  test('payouts of other systems on the same account are taken and change nothing', async () => {
    const foreign = webhookBody(portal.platform, told, { status: 'processed', utr: 'HDFCN3' })
    expect(await postWebhook(portal, foreign.replaceAll(told.payoutId, 'salary of May'))).toBe(true)
    expect(await postWebhook(portal, foreign.replaceAll(told.payoutId, randomUUID()))).toBe(true)
    expect(await postWebhook(portal, '{"event":"transaction.created","created_at":1,"payload":{}}')).toBe(
      true,
    )
    expect((await payoutNow())?.state).toBe('sent')
  })
})

test('production pays out by RazorpayX with its webhook’s secret alone, and by files with a folder and a layout', () => {
  const good = productionSettings()
  const start = (more: Record<string, string>) => () => readConfig({ ...good, ...more })
  expect(readConfig({}).payouts).toBe('signed')
  expect(start({ PAYOUTS: 'razorpay' })).toThrow(
    'PAYOUTS is "razorpay"; it must be signed or razorpayx or file',
  )
  expect(start({ PAYOUTS: 'razorpayx' })).toThrow(
    'RAZORPAYX_KEY_ID, RAZORPAYX_KEY_SECRET, RAZORPAYX_ACCOUNT_NUMBER, RAZORPAYX_WEBHOOK_SECRET',
  )
  expect(start({ PAYOUTS: 'file' })).toThrow('PAYOUT_FILE_FOLDER, PAYOUT_FILE_LAYOUT')
})
