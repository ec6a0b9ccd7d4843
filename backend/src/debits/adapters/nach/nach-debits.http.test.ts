import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openFolio, startBankPortal, umrnOf } from '../../../../test-kit/bank-portal'
import {
  exchangeNach,
  layNachAnswer,
  nachAnswer,
  type ToldItem,
} from '../../../../test-kit/debits/nach-answers'
import { temporaryFolder } from '../../../../test-kit/temporary-folder'
import type { TestPortal } from '../../../../test-kit/test-portal'
import { addBusinessDays, nextBusinessDay } from '../../../calendar/business-day'
import { indiaMoment } from '../../../calendar/india-time'
import { mandates } from '../../../mandates/schema'
import { openTasks } from '../../../operations/ops-tasks'
import { type FailureReason, sayReason } from '../../../payments/failure-reasons'
import { inTransaction } from '../../../platform/database'
import { type DebitContext, debitContext } from '../../debit-context'
import { askAboutDebits, presentDueDebits } from '../../debit-jobs'
import { debitsOf, presentDebit } from '../../debits'
import { checkDebits } from '../../invariants'
import { debitsModule } from '../../module'
import { defaultLayout } from './layout'
import { cellsOf } from './records'
import { readResponse } from './response'

const amount = 5_000_00
const account = '50100044174417'
const folder = temporaryFolder('nach')
const told: string[] = []
const nobody = async () => Promise.reject(new Error('nobody pays an order here'))
const owner = {
  paid: async (_tx: unknown, orderId: string, at: Date) => void told.push(`${orderId} ${at.toISOString()}`),
  failed: async (_tx: unknown, orderId: string, reason: FailureReason) =>
    void told.push(`${orderId} ${sayReason(reason)}`),
  attemptPaid: nobody,
  attemptFailed: nobody,
}
let portal: TestPortal
let context: DebitContext

beforeAll(async () => {
  // A folder of a real bank: the simulator leaves it alone.
  portal = await startBankPortal([debitsModule(() => owner)], { DEBITS: 'nach', NACH_FILE_FOLDER: folder })
  context = debitContext(portal.platform, owner)
  await openFolio(portal, [account, '50100044176666'])
})
afterAll(() => portal.close())
afterEach(async () => {
  await setMandate('ACTIVE')
  expect(await checkDebits(portal.platform.db)).toEqual([])
})

const instruction = {
  ...{ umrn: umrnOf(1), accountNumber: account, ifsc: 'PRJT0000101', amount },
  ...{ accountType: 'Savings' as const, holder: 'Asha Iyer' },
}
const today = () => portal.platform.clock.today()
async function debitOf(orderId: string) {
  const [debit] = await debitsOf(portal.platform.db, [orderId])
  if (!debit) throw new Error('there is no debit')
  return debit
}
/** A debit that waits for its file, wanted so many business days from now. */
async function queued({ ahead = 1, place = 1 } = {}): Promise<{
  orderId: string
  debitId: string
  presentOn: string
}> {
  const { platform } = portal
  const [orderId, presentOn] = [randomUUID(), addBusinessDays(today(), ahead)]
  const request = { orderId, umrn: umrnOf(place), amount, presentOn }
  await inTransaction(platform.db, (tx) => presentDebit(tx, platform, request))
  await presentDueDebits(context, indiaMoment(presentOn, '09:45'))
  return { orderId, debitId: (await debitOf(orderId)).id, presentOn }
}
const exchange = () => exchangeNach(portal, context)
/** A debit that the bank has, on whose day it is noon. */
async function sent() {
  const debit = await queued()
  await exchange()
  await portal.advanceTo(indiaMoment(debit.presentOn, '12:30'))
  const answer = (item: Partial<ToldItem> = {}, name: string = randomUUID()) =>
    nachAnswer(portal, [{ debitId: debit.debitId, itemNumber: number(debit.debitId), ...item }]).then(
      (text) => layNachAnswer(portal, context, `${name}.txt`, text),
    )
  return { ...debit, answer }
}
const number = (debitId: string) => debitId.slice(-10)
const setMandate = (state: 'ACTIVE' | 'INACTIVE') =>
  portal.platform.db
    .update(mandates)
    .set({ state, inactiveBecause: state === 'ACTIVE' ? null : 'REVOKED' })
    .where(eq(mandates.umrn, umrnOf(1)))
const stateOf = async ({ orderId }: { orderId: string }) => (await debitOf(orderId)).state
const news = ({ orderId }: { orderId: string }) =>
  told.filter((each) => each.startsWith(orderId)).map((each) => each.slice(orderId.length + 1))
const tasks = async (subject: string) =>
  (await openTasks(portal.platform.db)).filter((task) => task.subject.startsWith(subject))
const files = () =>
  readdirSync(join(folder, 'out'))
    .sort()
    .map((name) =>
      readFileSync(join(folder, 'out', name), 'utf8')
        .split('\r\n')
        .filter(Boolean),
    )
const bare = (debitId: string) => debitId.replaceAll('-', '').slice(0, 30).toUpperCase()
const filesWith = (debitId: string) =>
  files().filter((lines) => lines.some((line) => line.includes(bare(debitId))))

test('a debit is in one file for ever, for its day, also when it is presented again', async () => {
  const { debitId, presentOn } = await queued()
  const [first, other] = [
    { ...instruction, debitId, presentOn },
    { ...instruction, debitId, presentOn: '2026-09-30' },
  ]
  await exchange()
  for (const again of [first, other]) {
    await context.bank.present(again)
    await exchange()
  }
  const [file, ...rest] = filesWith(debitId)
  expect(rest).toEqual([])
  const header = Object.fromEntries(cellsOf(defaultLayout.header, file?.[0] ?? ''))
  expect(header).toMatchObject({
    settlementDate: presentOn.split('-').reverse().join(''),
    total: '0000000500000',
    items: '000000001',
  })
  expect(await portal.platform.metrics.metrics()).toMatch(/\{port="debits",part="out"\} (?!0\n)/)
})

test('debits of two days are in two files, each with its own totals', async () => {
  const [first, second, third] = [await queued(), await queued({ ahead: 2 }), await queued()]
  const before = files().length
  await exchange()
  const written = files().slice(before)
  expect(written.map((lines) => lines.length)).toEqual([3, 2])
  const totals = written.map(([head = '']) => cellsOf(defaultLayout.header, head).get('total'))
  expect(totals).toEqual(['0000001000000', '0000000500000'])
  expect(filesWith(first.debitId)).toEqual(filesWith(third.debitId))
  expect(filesWith(second.debitId)).not.toEqual(filesWith(first.debitId))
})

test('a mandate that is revoked before its file is written debits nothing: the debit fails and never goes', async () => {
  const [debit, other] = [await queued(), await queued({ place: 2 })]
  await setMandate('INACTIVE')
  await exchange()
  expect([filesWith(debit.debitId).length, filesWith(other.debitId).length]).toEqual([0, 1])
  expect(news(debit)).toEqual(['The mandate is not active.'])
  await setMandate('ACTIVE')
  await exchange()
  expect([filesWith(debit.debitId).length, await stateOf(debit)]).toEqual([0, 'failed'])
})

test('what a crash kept from being told of it is found when the debit is asked about, and when it is presented again', async () => {
  const debit = await queued()
  await setMandate('INACTIVE')
  const crash = {
    ...context,
    platform: portal.platform,
    owner: { ...owner, failed: async () => Promise.reject(new Error('the process ended')) },
  }
  await expect(exchangeNach(portal, crash)).rejects.toThrow('the process ended')
  expect(await stateOf(debit)).toBe('presented')
  await setMandate('ACTIVE')
  await exchange()
  expect(filesWith(debit.debitId)).toEqual([])
  const again = { ...instruction, debitId: debit.debitId, presentOn: debit.presentOn }
  expect(await context.bank.present(again)).toMatchObject({
    news: 'failed',
    reason: { code: 'mandateInactive' },
  })
  await askAboutDebits(context, new Date(portal.platform.clock.now().getTime() + 3 * 3_600_000))
  expect(await stateOf(debit)).toBe('failed')
})

test('what waits while the folder is away is in no file before it is there, and is held back if its mandate ends meanwhile', async () => {
  const debit = await queued()
  const away = `${folder}-away`
  renameSync(folder, away)
  await expect(exchange()).rejects.toThrow('ENOENT')
  expect(await tasks('nach')).toMatchObject([{ kind: 'file-unwritten' }])
  await setMandate('INACTIVE')
  renameSync(away, folder)
  await exchange()
  expect(await tasks('nach')).toEqual([])
  expect([filesWith(debit.debitId).length, await stateOf(debit)]).toEqual([0, 'failed'])
})

test('money that a written file brings is booked on the day of settlement, also where the mandate ended since', async () => {
  const debit = await sent()
  await setMandate('INACTIVE')
  expect(await debit.answer()).toBe(true)
  const noon = indiaMoment(debit.presentOn, '12:00').toISOString()
  expect(news(debit)).toEqual([noon])
  expect(await debitOf(debit.orderId)).toMatchObject({
    state: 'paid',
    bankReference: `${debit.presentOn.replaceAll('-', '')}-${number(debit.debitId)}`,
  })
  expect(await debit.answer()).toBe(true)
  expect(news(debit)).toHaveLength(1)
  expect(await tasks(debit.debitId)).toEqual([])
})

test.each([
  ['amount', { amount: amount - 1 }],
  ['umrn', { umrn: umrnOf(2) }],
  ['accountNumber', { accountNumber: '50100044176666' }],
] as const)('an answer about another %s books nothing and is for a person, once', async (field, change) => {
  const debit = await sent()
  for (const flag of ['1', '0'])
    expect(await debit.answer({ change, flag, reason: flag === '1' ? '00' : '04' })).toBe(true)
  expect([await stateOf(debit), news(debit)]).toEqual(['presented', []])
  const raised = await tasks(debit.debitId)
  expect(raised).toMatchObject([{ kind: 'debit-mismatch', detail: { differs: [field], line: 2 } }])
  expect(JSON.stringify(raised)).not.toContain('5010004417')
  await debit.answer()
  expect(await stateOf(debit)).toBe('paid')
})

test('an answer about a debit whose file is not written, or that is not ours, is refused whole', async () => {
  const [good, waiting] = [await sent(), await queued()]
  const item = { debitId: good.debitId, itemNumber: number(good.debitId) }
  const about = (debitId: string) =>
    nachAnswer(portal, [item, { debitId, itemNumber: '1', settledOn: good.presentOn }])
  const { db, clock } = portal.platform
  const early = { bytes: Buffer.from(await about(waiting.debitId)) }
  await expect(readResponse(db, defaultLayout, early, clock.now())).rejects.toThrow('no debit that was sent')
  const name = `${randomUUID()}.txt`
  expect(await layNachAnswer(portal, context, name, await about(randomUUID()))).toBe(false)
  expect(await tasks(`nach ${name}`)).toMatchObject([{ kind: 'file-refused' }])
  expect([await stateOf(good), news(good)]).toEqual(['presented', []])
  await good.answer()
  expect(await stateOf(good)).toBe('paid')
})

test('an item that the bank extended is not at its end; a reason without words is the general one, and is in the log', async () => {
  const debit = await sent()
  expect(await debit.answer({ flag: '0', reason: '98' })).toBe(true)
  expect(await stateOf(debit)).toBe('presented')
  const warned: unknown[] = []
  const log = jest
    .spyOn(portal.platform.log, 'warn')
    .mockImplementation((...given: unknown[]) => void warned.push(given[0]))
  await debit.answer({ flag: '0', reason: '25' }, 'reason')
  log.mockRestore()
  expect(news(debit)).toEqual(['The bank declined the payment.'])
  expect(warned).toEqual([{ code: '25', file: 'reason.txt' }])
})

test.each([
  ['a flag that is none', { flag: '9' }],
  ['money without a number', { itemNumber: '' }],
  ['money and a reason why not', { reason: '04' }],
  ['a day before that of the file', { settledOn: '2026-08-03' }],
  ['a day that is not yet', { settledOn: '2027-08-03' }],
])('%s is refused and books nothing', async (_what, item) => {
  const debit = await sent()
  expect(await debit.answer(item)).toBe(false)
  expect([await stateOf(debit), news(debit)]).toEqual(['presented', []])
})

test.each([
  ['a message', 'ACH-DR-NEEM-25082026-000001-INP.txt REJECTED: duplicate file'],
  ['a header alone', ''],
])(
  'a file that the bank refused as a whole goes to a person who reads what to do, and nothing goes again: %s',
  async (what, text) => {
    const debit = await sent()
    const head = (await nachAnswer(portal, [debit])).split('\r\n')[0] ?? ''
    expect(await layNachAnswer(portal, context, `${what.replaceAll(' ', '-')}.txt`, text || head)).toBe(false)
    const [task] = (await openTasks(portal.platform.db)).filter(
      ({ subject }) => subject === `nach ${what.replaceAll(' ', '-')}.txt`,
    )
    expect(task?.detail).toMatchObject({
      why: expect.stringContaining('see "Debits by NACH files" in docs/going-live.md'),
    })
    await presentDueDebits(context, indiaMoment(nextBusinessDay(today()), '09:45'))
    await exchange()
    expect([filesWith(debit.debitId).length, await stateOf(debit)]).toEqual([1, 'presented'])
  },
)

test('a person who lays a refused file in again ends its debits; money that comes all the same is for a person', async () => {
  const [debit, other] = [await sent(), await sent()]
  const [name = ''] = readdirSync(join(folder, 'out')).filter((each) =>
    readFileSync(join(folder, 'out', each), 'utf8').includes(bare(debit.debitId)),
  )
  const text = readFileSync(join(folder, 'out', name), 'utf8')
  expect(await layNachAnswer(portal, context, `X-${name}.refused`, text)).toBe(false)
  expect(await stateOf(debit)).toBe('presented')
  expect(await layNachAnswer(portal, context, `${name}.refused`, text)).toBe(true)
  expect(news(debit)).toEqual(['The bank could not be reached.'])
  expect([await stateOf(other), filesWith(debit.debitId).length]).toEqual(['presented', 1])
  await debit.answer()
  expect([await stateOf(debit), news(debit).length]).toEqual(['failed', 1])
  expect(await tasks(debit.debitId)).toMatchObject([{ kind: 'bank-contradiction' }])
})

test('a mandate without a UMRN of NACH, and more than an item may be, are a no at once', async () => {
  const debit = { ...instruction, debitId: randomUUID(), presentOn: today() }
  const said = [
    await context.bank.present({ ...debit, umrn: 'token_HhS5Ph4Nsbpqhg' }),
    await context.bank.present({ ...debit, amount: 1_00_00_000_01 }),
  ]
  expect(said).toMatchObject([{ reason: { code: 'mandateInactive' } }, { reason: { code: 'bankLimit' } }])
})

test('two ids that the bank could not tell apart are not both presented', async () => {
  const debit = { ...instruction, presentOn: today() }
  const [first, second] = ['aaaaaaaa-aaaa-4aaa-8aaa-000000000001', 'aaaaaaaa-aaaa-4aaa-8aaa-000000000002']
  await context.bank.present({ ...debit, debitId: first })
  await expect(context.bank.present({ ...debit, debitId: second })).rejects.toThrow(
    'Another debit has the same reference',
  )
})
