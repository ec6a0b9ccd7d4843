import { eq } from 'drizzle-orm'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { storeDocument } from '../documents/document-store'
import { investorByPan } from '../identity/investors'
import { investors } from '../identity/schema'
import { outboundCalls } from '../platform/tables'
import { requestsForOperations } from '../service-requests/request-queue'
import { decide, requestJourney } from '../../test-kit/service-requests/request-journey'
import { people } from '../../sandbox/data/people'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { readyFolio } from './folio-of-draft'
import { folioKit, nominee, seen } from '../../test-kit/folio-opening/folio-kit'

const { asha, bharat } = people
let portal: TestPortal
let kit: ReturnType<typeof folioKit>

beforeAll(async () => {
  portal = await startListeningPortal()
  kit = folioKit(portal, await portal.loginAs(asha.pan))
})
afterAll(() => portal.close())
beforeEach(() => kit.clear())

const account = (accountNumber: string) => ({
  accountNumber,
  ifscCode: 'PRJT0000417',
  accountType: 'Savings' as const,
})
const chequeOf = async (pan: string) =>
  (await storeDocument(portal.platform, pan, 'cheque.png', { type: 'png', content: Buffer.from('cheque') }))
    .documentId
const verify = async (of: ReturnType<typeof account>, pan: string) =>
  portal.call(
    newAccountApi.verifyAccount,
    { account: of, chequeId: await chequeOf(pan) },
    { token: kit.token },
  )
const sendCheque = async (draft: NewFolioDraft, pan = asha.pan) =>
  portal.call(
    createFolioApi.saveBankDetails,
    { ...seen(draft), bank: null, chequeId: await chequeOf(pan) },
    { token: kit.token },
  )
const check = async (of: ReturnType<typeof account>) =>
  (await portal.call(newAccountApi.checkAccount, { account: of }, { token: kit.token })).data.cheque
const inReview = async () =>
  (await requestsForOperations(portal.platform)).filter(({ pan, code }) => pan === asha.pan && code === 'UB')

test('an account that its bank has confirmed needs no cheque', async () => {
  expect(await check(account('778899005566'))).toBe('notNeeded')
  const draft = (await kit.bank(await kit.begun(), account('778899005566'))).data.draft
  expect(draft.missing).toEqual(['nominees'])
})

test('a draft goes on with the cheque of an account whose bank has another name, and can be invested in once a person has seen it', async () => {
  const other = account('778899010000')
  const begun = (await kit.bank(await kit.begun(), other)).data.draft
  expect(begun.missing).toEqual(['nominees', 'cheque'])
  expect(begun.bankAccount).toMatchObject({ bankName: 'Parijat Bank', accountNumber: '0000' })
  expect((await sendCheque(begun, bharat.pan)).status).toBe(404)
  const sent = await sendCheque(begun)
  expect(sent.data.draft).toMatchObject({
    missing: ['nominees', 'chequeReview'],
    cheque: { showFileName: 'cheque.png' },
  })
  const { draft } = (await kit.nominees(sent.data.draft, [nominee])).data
  expect(draft.missing).toEqual(['chequeReview'])
  const investor = await requestJourney(portal, asha)
  const [request] = await inReview()
  expect(request).toMatchObject({ state: 'in_review', folioNo: null, attachments: ['cheque.png'] })
  const requestId = request?.requestId ?? ''
  expect((await investor.show(requestId)).signatures).toEqual([])
  await decide(portal, requestId, { decision: 'reject', reason: 'The cheque is not to be read.' })
  expect((await kit.drafts())[0]?.missing).toEqual(['cheque'])
  await sendCheque(draft)
  const [next] = await inReview()
  await decide(portal, next?.requestId ?? '', { decision: 'approve' })
  expect((await kit.drafts())[0]?.missing).toEqual([])
  expect(await check(other)).toBe('notNeeded')
})

const drops = async () =>
  (await portal.platform.db.select().from(outboundCalls)).filter(({ request }) =>
    JSON.stringify(request).includes('0000'),
  ).length

test('the folio of an order waits for the same person, who gets another cheque for the same request, and no other Rs 1 is sent', async () => {
  const other = account('778899020000')
  expect(await check(other)).toBe('wanted')
  expect((await verify(other, bharat.pan)).status).toBe(404)
  expect((await verify(other, asha.pan)).data).toEqual({ cheque: 'inReview' })
  const before = await drops()
  expect(await check(other)).toBe('inReview')
  expect((await verify(other, asha.pan)).data).toEqual({ cheque: 'inReview' })
  expect(await drops()).toBe(before)
  const waiting = await inReview()
  expect(waiting).toMatchObject([{ attachments: ['cheque.png', 'cheque.png'] }])
  const requestId = waiting[0]?.requestId ?? ''
  await decide(portal, requestId, { decision: 'askAttachment', attachment: 'a clearer cheque' })
  expect(await check(other)).toBe('wanted')
  expect((await verify(other, asha.pan)).data).toEqual({ cheque: 'inReview' })
  await decide(portal, requestId, { decision: 'approve' })
  expect(await check(other)).toBe('notNeeded')
  expect(await drops()).toBe(before)
})

test('an account whose bank has another name costs one Rs 1, also asked twice at once, until the name is another or a week is over', async () => {
  const other = account('778899070000')
  const { db } = portal.platform
  const before = await drops()
  expect(await Promise.all([check(other), check(other)])).toEqual(['wanted', 'wanted'])
  expect(await check(other)).toBe('wanted')
  expect(await drops()).toBe(before + 1)
  const { name } = asha
  await db.update(investors).set({ name: 'Asha V Verma' }).where(eq(investors.pan, asha.pan))
  expect(await check(other)).toBe('wanted')
  expect(await drops()).toBe(before + 2)
  await db.update(investors).set({ name }).where(eq(investors.pan, asha.pan))
  expect(await check(other)).toBe('wanted')
  expect(await drops()).toBe(before + 2)
  const eightDaysAgo = new Date(portal.platform.clock.now().getTime() - 8 * 86_400_000)
  await db.update(outboundCalls).set({ at: eightDaysAgo })
  expect(await check(other)).toBe('wanted')
  expect(await drops()).toBe(before + 3)
})

test('a cheque that comes once a person has confirmed the account asks nobody again', async () => {
  const other = account('778899050000')
  const begun = (await kit.bank(await kit.begun(), other)).data.draft
  const sent = (await sendCheque(begun)).data.draft
  const [request] = await inReview()
  await decide(portal, request?.requestId ?? '', { decision: 'approve' })
  const again = (await sendCheque(sent)).data.draft
  expect(again.missing).toEqual(['nominees'])
  expect(await inReview()).toEqual([])
})

test('a folio whose cheque is still looked at is not ready to be paid for', async () => {
  const begun = (await kit.bank(await kit.begun(), account('778899030000'))).data.draft
  const { draft } = (await kit.nominees(begun, [nominee])).data
  const ready = async (of: typeof draft) => {
    const { id } = (await investorByPan(portal.platform.db, asha.pan)) ?? { id: '' }
    return readyFolio(portal.platform, { id, pan: asha.pan }, seen(of)).then(
      () => 'ready',
      ({ code }: { code: string }) => code,
    )
  }
  expect(await ready(draft)).toBe('-529')
  const sent = await sendCheque(draft)
  expect(await ready(sent.data.draft)).toBe('-529')
  const [request] = await inReview()
  await decide(portal, request?.requestId ?? '', { decision: 'approve' })
  expect(await ready(sent.data.draft)).toBe('ready')
})
