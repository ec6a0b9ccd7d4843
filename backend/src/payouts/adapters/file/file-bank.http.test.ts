import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openFolio, startBankPortal } from '../../../../test-kit/bank-portal'
import { answerLine, layAnswer } from '../../../../test-kit/payouts/bank-wires'
import { temporaryFolder } from '../../../../test-kit/temporary-folder'
import type { TestPortal } from '../../../../test-kit/test-portal'
import { openTasks } from '../../../operations/ops-tasks'
import { inTransaction } from '../../../platform/database'
import { exchangeFilesOf } from '..'
import { payoutsModule } from '../../module'
import { type PayoutContext, payoutContext } from '../../payout-context'
import { sendDuePayouts } from '../../payout-jobs'
import { recordPayoutEvent } from '../../payout-outcome'
import { payoutsOf, requestPayout } from '../../payouts'
import { filePayoutBank } from './file-bank'
import { defaultLayout } from './layout'
import { readResponse } from './response'

const account = '50100044174417'
const folder = temporaryFolder('payout-files')
const owner = { paidOut: async () => undefined, returned: async () => undefined }
let portal: TestPortal
let context: PayoutContext

beforeAll(async () => {
  // A folder of a real bank: the simulator leaves it alone.
  portal = await startBankPortal([payoutsModule(() => owner)], {
    PAYOUTS: 'file',
    PAYOUT_FILE_FOLDER: folder,
  })
  context = payoutContext(portal.platform, owner)
  await openFolio(portal, [account, '5010,44'])
})
afterAll(() => portal.close())

async function requested(amount = 12_345_67, account = 1) {
  const orderId = randomUUID()
  const [investorPan, folioNo] = ['ZZZPA0001A', '70010001']
  const dueOn = portal.platform.clock.today()
  const request = { orderId, investorPan, folioNo, bankId: `BA-${folioNo}-${account}`, amount, dueOn }
  await inTransaction(portal.platform.db, (tx) => requestPayout(tx, portal.platform, request))
  const [payout] = await payoutsOf(portal.platform.db, [orderId])
  if (!payout) throw new Error('there is no payout')
  return payout
}
const stateOf = async ({ orderId }: { orderId: string }) =>
  (await payoutsOf(portal.platform.db, [orderId]))[0]?.state
const send = () => sendDuePayouts(context, portal.platform.clock.now())
const exchange = () => exchangeFilesOf(portal.platform, (event) => recordPayoutEvent(context, event))
const written = async () => {
  const names = await readdir(join(folder, 'out'))
  return (await Promise.all(names.map((name) => readFile(join(folder, 'out', name), 'utf8')))).join('')
}
const tasks = async (kind: string) =>
  (await openTasks(portal.platform.db)).filter((task) => task.kind === kind).map(({ subject }) => subject)
const bare = (id: string) => id.replaceAll('-', '').toUpperCase()

test('a payout is in one file for ever, also when it is sent again after that file went', async () => {
  const payout = await requested(2_00_000_00)
  await send()
  await exchange()
  const { id: payoutId, accountNumber, ifsc, amount, dueOn, mode } = payout
  for (let times = 0; times < 2; times += 1) {
    await context.bank.send({ payoutId, accountNumber, ifsc, holder: 'A', amount, dueOn, mode })
    await exchange()
  }
  const lines = (await written()).split('\r\n').filter((line) => line.includes(bare(payoutId)))
  expect(lines).toEqual([
    `RTGS,${bare(payoutId)},Asha Iyer,${account},PRJT0000101,10,200000.00,${dueOn.replaceAll('-', '')}`,
  ])
  // Nobody fetches it here.
  const waits = /portal_files_oldest_seconds\{port="payouts",part="out"\} (?!0\n)/
  expect(await portal.platform.metrics.metrics()).toMatch(waits)
})

test('one that no column takes stays here, and the others go', async () => {
  const [odd, good] = [await requested(100_00, 2), await requested()]
  await send()
  await exchange()
  expect([await stateOf(odd), await stateOf(good)]).toEqual(['due', 'sent'])
  const text = await written()
  expect([text.includes(bare(odd.id)), text.includes(bare(good.id))]).toEqual([false, true])
})

test('two ids that the bank could not tell apart are not both sent', async () => {
  const layout = { ...defaultLayout, referenceLength: 15 }
  const bank = filePayoutBank(portal.platform, { folder, layout })
  const payout = {
    accountNumber: account,
    ifsc: 'PRJT0000101',
    holder: 'A',
    amount: 1_00,
    mode: 'NEFT' as const,
  }
  const [first, second] = ['aaaaaaaa-aaaa-4aaa-8aaa-000000000001', 'aaaaaaaa-aaaa-4aaa-8aaa-000000000002']
  await bank.send({ ...payout, payoutId: first, dueOn: '2026-08-25' })
  await expect(bank.send({ ...payout, payoutId: second, dueOn: '2026-08-25' })).rejects.toThrow(
    'Another payout has the same reference',
  )
})

test('where the folder is gone a person is told, and what waited goes with the next run', async () => {
  const payout = await requested()
  await send()
  const away = `${folder}-away`
  await rename(folder, away)
  await expect(exchange()).rejects.toThrow('ENOENT')
  expect(await tasks('file-unwritten')).toEqual(['payouts'])
  await rename(away, folder)
  await exchange()
  expect(await tasks('file-unwritten')).toEqual([])
  expect(await written()).toContain(bare(payout.id))
})

test('a file with one line that cannot be is refused whole, goes to a person, and mended it is booked', async () => {
  const [first, second] = [await requested(), await requested()]
  await send()
  await exchange()
  const said = { news: 'credited', utr: 'UTR7', amount: 12_345_67, accountNumber: account } as const
  const line = answerLine(portal.platform, { ...said, payoutId: first.id })
  const unknown = answerLine(portal.platform, { ...said, payoutId: randomUUID() })
  expect(await layAnswer(portal, context, 'R1.txt', `${line}${unknown}`)).toBe(false)
  expect(await stateOf(first)).toBe('sent')
  expect(await tasks('file-refused')).toEqual(['payouts R1.txt'])
  expect(await readdir(join(folder, 'refused'))).toEqual(['R1.txt'])
  const other = answerLine(portal.platform, { ...said, payoutId: second.id, news: 'returned' })
  expect(await layAnswer(portal, context, 'R1.txt', `${line}${other}`)).toBe(true)
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'returned'])
  expect(await tasks('file-refused')).toEqual([])
})

test('a payout that waits for its file cannot be answered, and one that the bank works on is not at its end', async () => {
  const payout = await requested()
  await send()
  const said = {
    payoutId: payout.id,
    news: 'credited',
    utr: 'UTR8',
    amount: 12_345_67,
    accountNumber: account,
  } as const
  const early = { name: 'R2.txt', bytes: Buffer.from(answerLine(portal.platform, said)) }
  const { db, clock } = portal.platform
  await expect(readResponse(db, defaultLayout, early, clock.now())).rejects.toThrow(
    'of no payout that was sent',
  )
  await mkdir(join(folder, 'in'), { recursive: true })
  await writeFile(join(folder, 'in', 'R2.txt.part'), 'half a file')
  await exchange()
  const open = answerLine(portal.platform, said).replace('UTR8,E,', ',P,')
  expect(await layAnswer(portal, context, 'R2.txt', open)).toBe(false)
  expect(await stateOf(payout)).toBe('sent')
  expect(await layAnswer(portal, context, 'R3.txt', answerLine(portal.platform, said))).toBe(true)
  expect(await stateOf(payout)).toBe('paid')
})
