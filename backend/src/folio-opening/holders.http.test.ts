import { createFolioApi, holderLinkApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { paymentApi } from '@portal/contracts/payments/payment'
import { folioOf } from '../folios/folio-reader'
import { setRegister } from '../../test-kit/kyc-applications/kyc-portal'
import { checkInvariants } from '../invariants'
import {
  purchaseJourney,
  type PurchaseJourney,
  startListeningPortal,
} from '../../test-kit/orders/purchase-journey'
import { people, type Person } from '../../sandbox/data/people'
import type { TestPortal } from '../../test-kit/test-portal'
import { folioAttachments } from './schema'
import { applicant, folioKit, nominee, seen } from '../../test-kit/folio-opening/folio-kit'

const { asha, dev, uma } = people
let portal: TestPortal
let kit: ReturnType<typeof folioKit>
let own: PurchaseJourney

beforeAll(async () => {
  portal = await startListeningPortal()
  const token = await portal.loginAs(asha.pan)
  kit = folioKit(portal, token)
  own = purchaseJourney(portal, asha.pan, token)
})
afterAll(() => portal.close())
beforeEach(() => kit.clear())

describe('the other holders', () => {
  const pair = () => kit.begun([applicant(uma)], { modeOfHolding: 'Joint' })
  const device = { deviceId: 'device-of-uma-0001' }

  test('confirm on a device of their own, with a code; any change asks anew', async () => {
    const draft = await pair()
    const requested = (await kit.ask(draft, 'link')).data.draft
    expect(requested.confirmations).toMatchObject([{ place: 2, state: 'waiting', maskedName: 'UXX VXXXX' }])
    const link = await kit.linkTo(uma.pan)
    const request = await portal.call(holderLinkApi.openHolderLink, { link }, device)
    expect(request.data).toMatchObject({
      requestedBy: 'Asha Verma',
      state: 'waiting',
      modeOfHolding: 'Joint',
    })
    const { referenceNumber } = (await portal.call(holderLinkApi.sendHolderCode, { link }, device)).data
    const answer = { answer: 'CONFIRM' as const, link, referenceNumber }
    const say = (otp: string, where = device) =>
      portal.call(holderLinkApi.answerHolderLink, { ...answer, otp }, where)
    expect((await say('ABC0000')).resultInfo.resultCodeId).toBe('-108')
    const otp = await portal.code(uma.pan)
    expect((await say(otp, { deviceId: 'device-of-nobody-1' })).status).toBe(404)
    expect((await say(otp)).data.state).toBe('confirmed')
    expect((await say(otp)).resultInfo.resultCodeId).toBe('-521')
    expect((await portal.inbox(asha.pan))[0]?.body).toMatch(/Uma Verma confirmed/)
    const changed = await kit.save([applicant(asha), applicant(uma)], {
      ...seen(draft),
      modeOfHolding: 'Anyone or Survivor',
    })
    expect(changed.data.draft.confirmations).toMatchObject([{ state: 'notRequested' }])
    expect((await portal.call(holderLinkApi.openHolderLink, { link }, device)).resultInfo.resultCodeId).toBe(
      '-520',
    )
  })

  test('can refuse; the link is over after seven days', async () => {
    const draft = await pair()
    await kit.ask(draft, 'link')
    const link = await kit.linkTo(uma.pan)
    await portal.call(holderLinkApi.answerHolderLink, { answer: 'REFUSE', link }, device)
    const [last] = await kit.drafts()
    expect(last?.confirmations).toMatchObject([{ state: 'refused' }])
    await portal.platform.clock.moveTo(new Date(portal.platform.clock.now().getTime() + 7 * 86_400_000))
    expect((await portal.call(holderLinkApi.openHolderLink, { link }, device)).resultInfo.resultCodeId).toBe(
      '-520',
    )
  })

  test('confirm here with a code that goes to them, and with no other one', async () => {
    const draft = await pair()
    const { challenge } = (await kit.ask(draft, 'code')).data
    const confirm = (otp: string) =>
      portal.call(
        createFolioApi.confirmHolder,
        { draftId: draft.draftId, place: 2, referenceNumber: challenge?.referenceNumber ?? '', otp },
        { token: kit.token },
      )
    await kit.ownCode(kit.token, asha.pan)
    expect((await confirm(await portal.code(asha.pan))).resultInfo.resultCodeId).toBe('-108')
    expect((await confirm(await portal.code(uma.pan))).data.draft.confirmations).toMatchObject([
      { state: 'confirmed' },
    ])
  })

  test('a code of who was asked before says nothing for who came in the place', async () => {
    const draft = await pair()
    const { challenge } = (await kit.ask(draft, 'code')).data
    const otp = await portal.code(uma.pan)
    await kit.save([applicant(asha), applicant(dev)], { ...seen(draft), modeOfHolding: 'Joint' })
    const { draftId } = draft
    const answer = { draftId, place: 2, referenceNumber: challenge?.referenceNumber ?? '', otp } as const
    expect((await portal.call(createFolioApi.confirmHolder, answer, { token: kit.token })).status).toBe(404)
    expect((await kit.drafts())[0]?.confirmations).toMatchObject([{ state: 'notRequested' }])
  })

  test('a link that was never sent opens nothing', async () => {
    const link = 'A'.repeat(43)
    expect((await portal.call(holderLinkApi.openHolderLink, { link }, device)).resultInfo.resultCodeId).toBe(
      '-520',
    )
  })
})

describe('the folio of a draft', () => {
  const confirmed = async (draft: NewFolioDraft, by: Person = uma) => {
    const { challenge } = (await kit.ask(draft, 'code')).data
    const { referenceNumber = '' } = challenge ?? {}
    const otp = await portal.code(by.pan)
    const typed = { draftId: draft.draftId, place: 2 as const, referenceNumber, otp }
    return (await portal.call(createFolioApi.confirmHolder, typed, { token: kit.token })).data.draft
  }
  const draftTerms = (draft: NewFolioDraft) => ({
    schemePlanCode: 'FLEXI-DG',
    folioNo: null,
    amount: 10_000_00,
    newFolio: seen(draft),
  })
  const complete = async (other: Person = uma) => {
    const begun = await kit.begun([applicant(other)], { modeOfHolding: 'Joint' })
    const named = (await kit.nominees(begun, [nominee])).data.draft
    return (await kit.bank(named, { bankId: 'BA-1001-1' })).data.draft
  }

  test('opens once, when its money is here, with all holders, nominees and the account', async () => {
    const draft = await complete()
    expect(draft.missing).toEqual(['confirmations'])
    expect((await own.order(draftTerms(draft))).resultInfo.resultCodeId).toBe('-527')
    const ready = await confirmed(draft)
    expect(ready.missing).toEqual([])
    const order = await own.placed(draftTerms(ready))
    // The receipt names all of them, before the folio is there and after.
    expect(order.holders).toEqual([asha.name, uma.name])
    const { banks } = (await own.call(paymentApi.banks, { transactionId: order.transactionId })).data
    expect(banks).toMatchObject([{ bankId: 'BA-1001-1' }])
    expect(await kit.drafts()).toHaveLength(1)
    const second = await own.placed({ ...draftTerms(ready), amount: 5_000_00 })
    await own.pay(order.transactionId)
    const paid = await own.when(order.transactionId, ({ state }) => state === 'paid')
    expect(paid.holders).toEqual([asha.name, uma.name])
    const folio = await folioOf(portal.platform.db, asha.pan, paid.folioNo ?? '')
    expect(folio).toMatchObject({
      holdingMode: 'Joint',
      nominees: [{ name: 'Rohan Verma', sharePercent: 100 }],
    })
    expect(folio.holders.map(({ pan }) => pan)).toEqual([asha.pan, uma.pan])
    expect(await kit.drafts()).toEqual([])
    const attachments = await portal.platform.db.select().from(folioAttachments)
    expect(JSON.stringify(attachments)).not.toContain(uma.pan)
    await own.pay(second.transactionId)
    const also = await own.when(second.transactionId, ({ state }) => state === 'paid')
    expect(also.folioNo).toBe(paid.folioNo)
    expect(await checkInvariants(portal.platform.db)).toEqual([])
  })

  test.each([
    ['without nominees', '-524'],
    ['without an account', '-525'],
  ])('is not to be bought into %s', async (what, code) => {
    const begun = await kit.begun()
    const draft = what.includes('account') ? (await kit.nominees(begun, [nominee])).data.draft : begun
    expect((await own.order(draftTerms(draft))).resultInfo.resultCodeId).toBe(code)
  })

  test('is the one that the investor saw: of an older version nothing is ordered', async () => {
    const draft = await complete()
    await confirmed(draft)
    await kit.nominees(draft, [{ ...nominee, name: 'Mira Verma' }])
    expect((await own.order(draftTerms(draft))).resultInfo.resultCodeId).toBe('-510')
  })

  test('with a holder whose KYC is stopped meanwhile takes no money', async () => {
    const draft = await confirmed(await complete())
    await setRegister(portal, uma.pan, { status: 'On-Hold' })
    expect((await own.order(draftTerms(draft))).resultInfo.resultCodeId).toBe('-8020')
  })
})
