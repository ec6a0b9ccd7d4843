import { message } from '@portal/contracts/catalogue'
import { contactChangeApi } from '@portal/contracts/service-requests/contact-change'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import { folioLockApi } from '@portal/contracts/folios/folio-lock'
import { investorApi } from '@portal/contracts/folios/investor'
import { profileApi } from '@portal/contracts/portfolio/profile'
import { redemptionApi } from '@portal/contracts/orders/redemption'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { taxDeclarationApi, type TaxDeclaration } from '@portal/contracts/service-requests/tax-declaration'
import { addDays, formatDate } from '@portal/contracts/format'
import { randomUUID } from 'node:crypto'
import { documents } from '../documents/schema'
import { folioOf } from '../folios/folio-reader'
import { people } from '../../sandbox/data/people'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { decide, requestJourney } from '../../test-kit/service-requests/request-journey'

let portal: TestPortal
beforeAll(async () => {
  portal = await startListeningPortal()
})
afterAll(() => portal.close())

const { asha, chitra, gita, kiran, leela, mohan, priya } = people
const code = ({ resultInfo }: { resultInfo: { resultCodeId: string; resultMsg: string } }) =>
  [resultInfo.resultCodeId, resultInfo.resultMsg] as const
const today = () => portal.platform.clock.today()

async function attachmentOf(pan: string): Promise<string> {
  const id = randomUUID()
  const now = portal.platform.clock.now()
  const file = { name: 'cheque.png', type: 'png' as const, size: 1, content: new Uint8Array([1]) }
  await portal.platform.db
    .insert(documents)
    .values({ id, pan, ...file, linkHash: id, linkUntil: now, uploadedAt: now })
  return id
}

describe('contact and bank', () => {
  const folioNo = '91012012'
  const account = {
    ifscCode: 'PLSH0000331',
    accountNumber: '918020067719921',
    accountType: 'Savings' as const,
  }

  test('an e-mail needs the codes of the old and the new address, and both are told; then no bank is added for ten days [S1.031, S5.071, S7.046]', async () => {
    const me = await requestJourney(portal, leela)
    const requested = { kind: 'EMAIL' as const, email: 'leela.new@example.in', belongsTo: 'SE' as const }
    const made = await me.call(contactChangeApi.contact, requested)
    const { requestId, signatures } = made.data.request
    expect(signatures.map(({ role }) => role)).toEqual(['holder', 'new contact'])
    // Whoever has the session and the new address has not the old one.
    expect((await me.sign(requestId, 2)).data.request.state).toBe('unsigned')
    const fresh = (await portal.inbox('leela.new@example.in')).filter(({ otp }) => otp)
    expect(fresh).toHaveLength(1)
    expect((await me.sign(requestId, 1)).data.request.state).toBe('done')
    for (const address of ['leela.new@example.in', leela.email])
      expect((await portal.inbox(address))[0]?.subject).toContain('Change e-mail')
    expect((await folioOf(portal.platform.db, leela.pan, folioNo)).email).toBe('leela.new@example.in')
    expect(code(await me.call(contactChangeApi.contact, requested))[0]).toBe('-561')
    const date = formatDate(addDays(today(), 10))
    const text = message('bankAfterContactChange', { changed: formatDate(today()), date })
    expect(code(await me.call(folioBankApi.add, { folioNo, account, chequeDocumentId: null }))).toEqual([
      '-565',
      text,
    ])
  })

  test('a mobile is changed the same way; a wrong number is refused [S1.031]', async () => {
    const me = await requestJourney(portal, gita)
    const requested = { kind: 'MOBILE' as const, countryCode: '+91', belongsTo: 'SP' as const }
    expect(code(await me.call(contactChangeApi.contact, { ...requested, mobile: '1234567890' }))[0]).toBe(
      '-562',
    )
    const done = await me.signed(
      await me.call(contactChangeApi.contact, { ...requested, mobile: '9810009907' }),
    )
    expect(done).toMatchObject({ state: 'done', code: 'UM' })
    expect((await portal.inbox('9810009907')).filter(({ otp }) => otp)).toHaveLength(1)
  })

  test('a new account waits ten days, in which nothing is paid to it and it can be taken back [S1.028, S5.070, S7.043, S8.031, S9.013]', async () => {
    const me = await requestJourney(portal, chitra)
    const bank = { folioNo: '91003003', account }
    const checked = await me.call(folioBankApi.verify, bank)
    expect(checked.data).toMatchObject({ bankName: 'Palash Bank', nameMatches: true })
    const add = async () => me.call(folioBankApi.add, { ...bank, chequeDocumentId: null })
    const waiting = await me.signed(await add())
    const until = addDays(today(), 10)
    expect(waiting).toMatchObject({ state: 'waiting', wait: { from: today(), until }, expectedOn: until })
    const banks = async () =>
      (await me.call(folioBankApi.banks, { panNumber: chitra.pan })).data.folios[0]!.banks
    const added = (await banks()).find(({ accountLast4 }) => accountLast4 === '9921')!
    expect(added.usableFrom).toBe(until)
    expect(code(await add())).toEqual(['-564', message('duplicateAccount')])
    const own = { folioNo: '91003003', bankId: added.bankId }
    const cooling = message('bankCoolingPeriod', { date: formatDate(until) })
    expect(code(await me.call(folioBankApi.setDefault, own))).toEqual(['-566', cooling])
    const cancelled = await me.call(serviceRequestApi.cancel, { requestId: waiting.requestId })
    expect(cancelled.data.request.state).toBe('cancelled')
    expect(await banks()).toHaveLength(1)
  })

  test('a sixth account of a folio is refused, and an account in use is not deleted [S5.063, S8.028, S9.013]', async () => {
    const me = await requestJourney(portal, priya)
    const add = { folioNo: '91016011', account, chequeDocumentId: null }
    expect(code(await me.call(folioBankApi.add, add))).toEqual(['-563', message('tooManyBanks', { most: 5 })])
    const own = { folioNo: '91016011', bankId: 'BA-1016-1' }
    expect(code(await me.call(folioBankApi.remove, own))[0]).toBe('-567')
    const deleted = await me.signed(await me.call(folioBankApi.remove, { ...own, bankId: 'BA-1016-5' }))
    expect(deleted).toMatchObject({ state: 'done', title: 'Delete a bank account' })
    const next = await me.signed(await me.call(folioBankApi.setDefault, { ...own, bankId: 'BA-1016-2' }))
    expect(next.changes).toEqual([
      { label: 'Default bank', from: 'Parijat Bank ••7781', to: 'Meghdoot Bank ••7782' },
    ])
    const { banks } = await folioOf(portal.platform.db, priya.pan, '91016011')
    expect(banks.map(({ bankId, isDefault }) => isDefault && bankId).filter(Boolean)).toEqual(['BA-1016-2'])
    expect((await me.call(folioBankApi.remove, { ...own, bankId: 'BA-1001-1' })).status).toBe(404)
  })

  test('an account of another name needs a cheque, which a person looks at, asks for again, rejects and approves [S7.044]', async () => {
    const me = await requestJourney(portal, mohan)
    const bank = { folioNo: '91013024', account: { ...account, accountNumber: '918020060000' } }
    expect((await me.call(folioBankApi.verify, bank)).data.nameMatches).toBe(false)
    expect(code(await me.call(folioBankApi.add, { ...bank, chequeDocumentId: null }))).toEqual([
      '-331',
      message('nameMatchFailed'),
    ])
    const strange = await attachmentOf(asha.pan)
    expect((await me.call(folioBankApi.add, { ...bank, chequeDocumentId: strange })).status).toBe(404)
    const { requestId, state, expectedOn } = await me.signed(
      await me.call(folioBankApi.add, { ...bank, chequeDocumentId: await attachmentOf(mohan.pan) }),
    )
    expect([state, expectedOn]).toEqual(['in_review', '2026-08-27'])
    expect(
      (await decide(portal, requestId, { decision: 'askAttachment', attachment: 'a clearer cheque' }))
        .statusCode,
    ).toBe(200)
    expect(await me.show(requestId)).toMatchObject({
      state: 'paper_wanted',
      attachmentWanted: 'a clearer cheque',
    })
    const sent = await me.call(folioBankApi.uploadCheque, {
      requestId,
      documentId: await attachmentOf(mohan.pan),
    })
    expect(sent.data.request).toMatchObject({ state: 'in_review', attachments: [{}, {}] })
    await decide(portal, requestId, { decision: 'reject', reason: 'The cheque is of another account.' })
    expect(await me.show(requestId)).toMatchObject({
      state: 'rejected',
      reason: 'The cheque is of another account.',
    })
    expect((await me.call(serviceRequestApi.sendAgain, { requestId })).data.request).toMatchObject({
      state: 'in_review',
      attachments: [{}, {}],
    })
    await decide(portal, requestId, { decision: 'approve' })
    expect((await me.show(requestId)).state).toBe('waiting')
    expect((await decide(portal, requestId, { decision: 'approve' })).statusCode).toBe(409)
  })

  test('accounts are not checked without end: each check costs Rs 1 and tells whose an account is', async () => {
    const me = await requestJourney(portal, gita)
    const check = async (accountNumber: string) => {
      const other = { folioNo: '91007007', account: { ...account, accountNumber } }
      return (await me.call(folioBankApi.verify, other)).status
    }
    for (let each = 0; each < 20; each++) expect(await check(`9180200677${1000 + each}`)).toBe(200)
    expect(await check('91802006771020')).toBe(429)
    // Whose it is was told before, so it costs nothing and tells nothing new.
    expect(await check('91802006771019')).toBe(200)
  })

  test('the IFSC and the type of an account are changed once a person agrees [S7.044]', async () => {
    const me = await requestJourney(portal, mohan)
    const own = { folioNo: '91013024', bankId: 'BA-1013-1' }
    expect(code(await me.call(folioBankApi.updateIfsc, { ...own, ifscCode: 'KDMB0000118' }))[0]).toBe('-569')
    expect(code(await me.call(folioBankApi.updateIfsc, { ...own, ifscCode: 'KDMB0999999' }))[0]).toBe('-333')
    const merged = await me.signed(
      await me.call(folioBankApi.updateIfsc, { ...own, ifscCode: 'CHMP0000264' }),
    )
    expect(merged).toMatchObject({ code: 'UI', state: 'in_review' })
    expect(code(await me.call(folioBankApi.updateIfsc, { ...own, ifscCode: 'PLSH0000331' }))[0]).toBe('-552')
    await decide(portal, merged.requestId, { decision: 'approve' })
    expect((await folioOf(portal.platform.db, mohan.pan, '91013024')).banks[0]).toMatchObject({
      ifsc: 'CHMP0000264',
      bankName: 'Champa Bank',
    })
    const type = await me.signed(
      await me.call(folioBankApi.updateDetails, { ...own, accountType: 'Current' }),
    )
    expect(type).toMatchObject({ state: 'in_review' })
  })
})

describe('tax, profile, joint holders and lock', () => {
  const declaration: TaxDeclaration = {
    birthCity: 'Kochi',
    birthCountry: 'IN',
    nationality: 'IN',
    residencies: [{ country: 'US', tin: '123456789', noTinReason: null }],
    incomeSlab: '10_TO_25',
    occupation: 'PRIVATE',
    wealthSource: 'SALARY',
    exposed: 'N',
  }

  test('a declaration with a wrong tax number is refused, a right one completes the TIN details [S1.032, S1.033, S7.047, S7.083, S8.068]', async () => {
    const me = await requestJourney(portal, leela)
    const tin = (country: string, number: string) =>
      me.call(taxDeclarationApi.tinValidation, { country, tin: number })
    expect((await tin('US', '123-45-6789')).data).toEqual({ valid: true, form: '9 digits' })
    expect((await tin('US', '000000000')).data.valid).toBe(false)
    const wrong = { ...declaration, residencies: [{ country: 'US', tin: '12', noTinReason: null }] }
    expect(code(await me.call(taxDeclarationApi.update, { declaration: wrong }))).toEqual([
      '-578',
      message('tinInvalid'),
    ])
    const done = await me.signed(await me.call(taxDeclarationApi.update, { declaration }))
    expect(done).toMatchObject({ code: 'UF', state: 'done' })
    const { data } = await me.call(taxDeclarationApi.declaration, { panNumber: leela.pan })
    expect(data).toMatchObject({
      complete: true,
      declaration: { birthCity: 'Kochi', residencies: [{ tin: '••6789' }] },
    })
    const exposed = await me.signed(
      await me.call(taxDeclarationApi.update, { declaration: { ...declaration, exposed: 'Y' } }),
    )
    expect(exposed.state).toBe('in_review')
  })

  test('a profile takes what is missing and true, a joint holder with a user id changes the own contact [S7.046]', async () => {
    const me = await requestJourney(portal, kiran)
    const nothing = { birthDate: null, defaultCommunication: false }
    expect(code(await me.call(contactChangeApi.profile, nothing))[0]).toBe('-575')
    const done = await me.signed(
      await me.call(contactChangeApi.profile, { ...nothing, defaultCommunication: true }),
    )
    expect(done).toMatchObject({ code: 'UP', state: 'done' })
    const holder = { folioNo: '91011022', place: 2, email: 'second@example.in', mobile: '9810009955' }
    expect(code(await me.call(contactChangeApi.jointHolder, holder))[0]).toBe('-573')
    expect((await me.call(contactChangeApi.jointHolder, { ...holder, place: 3 })).status).toBe(404)
  })

  test('a date of birth that is missing is taken once, and only as the PAN card has it [S7.046]', async () => {
    const me = await requestJourney(portal, mohan)
    const birthDate = async () => (await me.call(profileApi.account, { panNumber: mohan.pan })).data.birthDate
    const give = (date: string) =>
      me.call(contactChangeApi.profile, { birthDate: date, defaultCommunication: null })
    expect(await birthDate()).toBeNull()
    expect(code(await give('1965-11-01'))[0]).toBe('-576')
    expect(await me.signed(await give(mohan.birthDate))).toMatchObject({ code: 'UP', state: 'done' })
    expect(await birthDate()).toBe(mohan.birthDate)
    expect(code(await give(mohan.birthDate))[0]).toBe('-575')
  })

  test('an address is taken over from the KYC agency, never typed, and only where it is another one [S7.046]', async () => {
    const { platform } = portal
    const me = await requestJourney(portal, asha)
    const addresses = async () => (await me.call(contactChangeApi.address, { panNumber: asha.pan })).data
    const { held, registered } = await addresses()
    expect([held, registered]).toEqual([null, expect.stringContaining('Pune 411004')])
    const nothing = { birthDate: null, defaultCommunication: null }
    const take = () => me.call(contactChangeApi.profile, { ...nothing, address: 'REGISTER' })
    const typed = { ...nothing, address: '1, Street of a Thief' as 'REGISTER' }
    expect((await me.call(contactChangeApi.profile, typed)).status).toBe(400)
    const done = await me.signed(await take())
    expect(done).toMatchObject({ state: 'done', changes: [{ label: 'Address', from: null, to: registered }] })
    expect(await addresses()).toEqual({ held: registered, registered })
    expect(code(await take())[0]).toBe('-671')
    const address = platform.publicUrl()
    platform.publicUrl = () => 'http://127.0.0.1:9'
    expect(code(await take())[0]).toBe('-670')
    platform.publicUrl = () => address
  })

  test('nothing is redeemed out of a locked folio until the business day after it was unlocked', async () => {
    const me = await requestJourney(portal, asha)
    const folioNo = '91027306'
    const locked = await me.signed(await me.call(folioLockApi.change, { folioNo, lock: true }))
    expect(locked).toMatchObject({ code: 'UL', state: 'done' })
    const { holdings } = (await me.call(investorApi.folio, { panNumber: asha.pan, folioNumber: folioNo }))
      .data.folio
    const order = {
      schemePlanCode: holdings[0]!.schemePlanCode,
      folioNo,
      howMuch: { amountUnitType: 'ALL_UNITS' as const },
      bankId: 'BA-1001-1',
    }
    const redeem = async () => code(await me.call(redemptionApi.validate, order))
    expect((await redeem())[0]).toBe('-584')
    const unlocked = await me.signed(await me.call(folioLockApi.change, { folioNo, lock: false }))
    expect(unlocked).toMatchObject({ state: 'waiting', expectedOn: '2026-08-26' })
    const { folios } = (await me.call(folioLockApi.locks, { panNumber: asha.pan })).data
    expect(folios.find((folio) => folio.folioNo === folioNo)).toMatchObject({
      lockedAt: expect.any(String),
      unlocking: { requestId: unlocked.requestId, on: '2026-08-26' },
    })
    expect((await redeem())[0]).toBe('-584')
    await portal.advance(1)
    expect((await me.show(unlocked.requestId)).state).toBe('done')
    expect((await redeem())[0]).not.toBe('-584')
  })
})
