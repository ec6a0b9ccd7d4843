import { message } from '@portal/kernel/catalogue'
import { consolidationApi } from '@portal/kernel/contracts/consolidation'
import { contactChangeApi } from '@portal/kernel/contracts/contact-change'
import { folioBankApi } from '@portal/kernel/contracts/folio-bank'
import { folioLockApi } from '@portal/kernel/contracts/folio-lock'
import { investorApi } from '@portal/kernel/contracts/investor'
import { nomineeApi } from '@portal/kernel/contracts/nominee'
import { orderApi } from '@portal/kernel/contracts/order'
import { ServiceRequestCode, serviceRequestApi } from '@portal/kernel/contracts/service-request'
import { taxDeclarationApi, type TaxDeclaration } from '@portal/kernel/contracts/tax-declaration'
import { addDays, formatDate } from '@portal/kernel/format'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { documents } from '../documents/schema'
import { folioOf } from '../folios/folio-reader'
import { folios } from '../folios/schema'
import { people } from '../sandbox/world/people'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { serviceRequests } from './schema'
import { decide, nominee, requestJourney } from './testing/request-journey'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const { asha, bharat, chitra, gita, kiran, leela, mohan, priya } = people
const code = ({ resultInfo }: { resultInfo: { resultCodeId: string; resultMsg: string } }) =>
  [resultInfo.resultCodeId, resultInfo.resultMsg] as const
const today = () => portal.platform.clock.today()

async function paperOf(pan: string): Promise<string> {
  const id = randomUUID()
  const now = portal.platform.clock.now()
  const file = { name: 'cheque.png', type: 'png' as const, size: 1, content: new Uint8Array([1]) }
  await portal.platform.db
    .insert(documents)
    .values({ id, pan, ...file, linkHash: id, linkUntil: now, uploadedAt: now })
  return id
}

test('the type codes are exactly those of the specification [S9.039]', () => {
  expect(ServiceRequestCode.options).toEqual(
    'UE UM UL FC UB UP UN CAP UI DCC DCN DCB ENACH UF KYC SWITCH ASR CGSR SIP_RENEW REINITIATE_MANDATE'.split(
      ' ',
    ),
  )
})

describe('nominees', () => {
  const folioNo = '91002002'

  test.each([
    ['shares of 90', [nominee('Sita Rao', 90)], '-554', 'Nominee shares must total 100%. Yours total 90%.'],
    ['no proof', [nominee('Sita Rao', 100, { identityNumber: '' })], '-555', message('nomineeIncomplete')],
    ['the own name', [nominee('bharat  RAO', 100)], '-556', message('nomineeNameConflict')],
    [
      'the own PAN',
      [nominee('Sita Rao', 100, { identityKind: 'PAN', identityNumber: bharat.pan })],
      '-557',
      message('nomineePanConflict'),
    ],
    [
      'the own number as another proof',
      [nominee('Sita Rao', 100, { identityKind: 'DL', identityNumber: bharat.pan })],
      '-558',
      message('nomineeIdConflict'),
    ],
    [
      'a guardian of the same name',
      [nominee('Sita Rao', 100, { birthDate: '2015-04-12', guardianName: 'Sita Rao' })],
      '-559',
      message('guardianNameConflict'),
    ],
  ])('%s is refused [S5.056, S5.067, S5.068, S8.058, S8.060]', async (_what, nominees, refusal, text) => {
    const me = await requestJourney(portal, bharat)
    expect(code(await me.call(nomineeApi.update, { folioNo, nominees }))).toEqual([refusal, text])
  })

  test('are named after a code, versioned, told of, and the same ones refused; then opted out of [S1.030, S7.045, S8.059]', async () => {
    const me = await requestJourney(portal, bharat)
    const nominees = [
      nominee('Sita Rao', 60),
      nominee('Om Rao', 40, { birthDate: '2015-01-05', guardianName: 'Sita Rao' }),
    ]
    const made = await me.call(nomineeApi.update, { folioNo, nominees })
    expect((await folioOf(portal.platform.db, bharat.pan, folioNo)).nominees).toEqual([])
    expect(made.data.request).toMatchObject({ code: 'UN', state: 'unsigned', title: 'Change nominees' })
    const again = await me.call(nomineeApi.update, { folioNo, nominees })
    expect(again.data.request.requestId).toBe(made.data.request.requestId)
    const done = await me.signed(made)
    expect(done).toMatchObject({ state: 'done', canCancel: false })
    expect(done.changes[0]).toEqual({ label: 'Nominees', from: null, to: 'Sita Rao 60%, Om Rao 40%' })
    expect((await folioOf(portal.platform.db, bharat.pan, folioNo)).nominees).toHaveLength(2)
    const [version] = await portal.platform.db
      .select()
      .from(serviceRequests)
      .where(eq(serviceRequests.id, done.requestId))
    expect(version).toMatchObject({
      pan: bharat.pan,
      doneAt: expect.any(Date),
      deviceHash: expect.stringMatching(/.{20}/),
    })
    expect((await portal.inbox(bharat.email))[0]).toMatchObject({
      subject: expect.stringContaining(done.requestNumber),
    })
    expect(code(await me.call(nomineeApi.modify, { folioNo, nominees }))).toEqual([
      '-560',
      message('nomineeUnchanged'),
    ])
    const optedOut = await me.signed(await me.call(nomineeApi.modify, { folioNo, nominees: [] }))
    expect(optedOut).toMatchObject({ code: 'DCN', state: 'done' })
    const { data } = await me.call(nomineeApi.nominees, { panNumber: bharat.pan })
    expect(data.folios[0]).toMatchObject({ optedOut: true, nominees: [] })
    const status = await me.call(investorApi.status, { panNumber: bharat.pan })
    expect(status.data.foliosWithoutNominee).toEqual([])
  })

  test('of a joint folio need both holders: the second one confirms on a device of the own; nobody else sees it', async () => {
    const [first, second, stranger] = [
      await requestJourney(portal, kiran),
      await requestJourney(portal, asha),
      await requestJourney(portal, bharat),
    ]
    const made = await first.call(nomineeApi.update, {
      folioNo: '91011022',
      nominees: [nominee('Mita Gupta', 100)],
    })
    const { requestId } = made.data.request
    expect(made.data.request.signatures).toHaveLength(2)
    expect((await second.show(requestId)).signatures[1]?.isOwn).toBe(true)
    const half = await first.sign(requestId, 1)
    expect(half.data.request.state).toBe('unsigned')
    expect((await second.call(serviceRequestApi.generateOtp, { requestId, place: 1 })).status).toBe(404)
    expect((await second.call(serviceRequestApi.cancel, { requestId })).status).toBe(404)
    for (const refused of [
      stranger.call(serviceRequestApi.detail, { requestId }),
      stranger.call(serviceRequestApi.generateOtp, { requestId, place: 2 }),
      stranger.call(nomineeApi.update, { folioNo: '91011022', nominees: [nominee('A Thief', 100)] }),
    ])
      expect((await refused).status).toBe(404)
    const whole = await second.sign(requestId, 2)
    expect(whole.data.request.state).toBe('done')
    expect((await folioOf(portal.platform.db, kiran.pan, '91011022')).nominees).toHaveLength(1)
  })

  test('of a Demat folio are left to the depository; a code is good for its own request only', async () => {
    const me = await requestJourney(portal, mohan)
    const one = [nominee('Ravi Pillai', 100)]
    expect(code(await me.call(nomineeApi.update, { folioNo: '91013013', nominees: one }))[0]).toBe('-301')
    const nominees = { folioNo: '91013024', nominees: one }
    const first = (await me.call(nomineeApi.modify, nominees)).data.request
    const sent = await me.call(serviceRequestApi.generateOtp, { requestId: first.requestId, place: 1 })
    const typed = { otp: await portal.code(mohan.pan), referenceNumber: sent.data.referenceNumber }
    const other = (await me.call(nomineeApi.modify, { ...nominees, nominees: [nominee('Asha Pillai', 100)] }))
      .data.request
    expect((await me.show(first.requestId)).state).toBe('cancelled')
    const stolen = await me.call(serviceRequestApi.sign, { requestId: other.requestId, place: 1, ...typed })
    expect(code(stolen)[0]).toBe('-113')
    expect((await me.show(other.requestId)).state).toBe('unsigned')
  })
})

describe('contact and bank', () => {
  const folioNo = '91012012'
  const account = {
    ifscCode: 'PLSH0000331',
    accountNumber: '918020067719921',
    accountType: 'Savings' as const,
  }

  test('an e-mail needs the codes of the old and the new address, and both are told; then no bank is added for ten days [S1.031, S5.071, S7.046]', async () => {
    const me = await requestJourney(portal, leela)
    const asked = { kind: 'EMAIL' as const, email: 'leela.new@example.in', belongsTo: 'SE' as const }
    const made = await me.call(contactChangeApi.contact, asked)
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
    expect(code(await me.call(contactChangeApi.contact, asked))[0]).toBe('-561')
    const date = formatDate(addDays(today(), 10))
    const text = message('bankAfterContactChange', { changed: formatDate(today()), date })
    expect(code(await me.call(folioBankApi.add, { folioNo, account, chequeDocumentId: null }))).toEqual([
      '-565',
      text,
    ])
  })

  test('a mobile is changed the same way; a wrong number is refused [S1.031]', async () => {
    const me = await requestJourney(portal, gita)
    const asked = { kind: 'MOBILE' as const, countryCode: '+91', belongsTo: 'SP' as const }
    expect(code(await me.call(contactChangeApi.contact, { ...asked, mobile: '1234567890' }))[0]).toBe('-562')
    const done = await me.signed(await me.call(contactChangeApi.contact, { ...asked, mobile: '9810009907' }))
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
    expect(code(await me.call(folioBankApi.add, add))).toEqual(['-563', message('tooManyBanks')])
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
    const strange = await paperOf(asha.pan)
    expect((await me.call(folioBankApi.add, { ...bank, chequeDocumentId: strange })).status).toBe(404)
    const { requestId, state, expectedOn } = await me.signed(
      await me.call(folioBankApi.add, { ...bank, chequeDocumentId: await paperOf(mohan.pan) }),
    )
    expect([state, expectedOn]).toEqual(['in_review', '2026-08-27'])
    expect(
      (await decide(portal, requestId, { decision: 'askPaper', paper: 'a clearer cheque' })).statusCode,
    ).toBe(200)
    expect(await me.show(requestId)).toMatchObject({ state: 'paper_wanted', paperWanted: 'a clearer cheque' })
    const sent = await me.call(folioBankApi.uploadCheque, { requestId, documentId: await paperOf(mohan.pan) })
    expect(sent.data.request).toMatchObject({ state: 'in_review', papers: [{}, {}] })
    await decide(portal, requestId, { decision: 'reject', reason: 'The cheque is of another account.' })
    expect(await me.show(requestId)).toMatchObject({
      state: 'rejected',
      reason: 'The cheque is of another account.',
    })
    expect((await me.call(serviceRequestApi.sendAgain, { requestId })).data.request).toMatchObject({
      state: 'in_review',
      papers: [{}, {}],
    })
    await decide(portal, requestId, { decision: 'approve' })
    expect((await me.show(requestId)).state).toBe('waiting')
    expect((await decide(portal, requestId, { decision: 'approve' })).statusCode).toBe(409)
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

  test('nothing is redeemed out of a locked folio until the business day after it was unlocked', async () => {
    const me = await requestJourney(portal, asha)
    const folioNo = '91027306'
    const locked = await me.signed(await me.call(folioLockApi.change, { folioNo, lock: true }))
    expect(locked).toMatchObject({ code: 'UL', state: 'done' })
    const { holdings } = (await me.call(investorApi.folio, { panNumber: asha.pan, folioNumber: folioNo }))
      .data.folio
    const order = {
      kind: 'REDEEM' as const,
      schemePlanCode: holdings[0]!.schemePlanCode,
      folioNo,
      howMuch: { amountUnitType: 'ALL' as const },
      bankId: 'BA-1001-1',
    }
    const redeem = async () => code(await me.call(orderApi.quote, { order }))
    expect((await redeem())[0]).toBe('-584')
    const unlocked = await me.signed(await me.call(folioLockApi.change, { folioNo, lock: false }))
    expect(unlocked).toMatchObject({ state: 'waiting', expectedOn: '2026-08-26' })
    expect((await redeem())[0]).toBe('-584')
    await portal.advance(1)
    expect((await me.show(unlocked.requestId)).state).toBe('done')
    expect((await redeem())[0]).not.toBe('-584')
  })
})

describe('merging folios', () => {
  test('one folio only, too many, or folios that differ are refused in the specified words [S1.035, S5.064, S7.050, S9.014]', async () => {
    const single = await requestJourney(portal, bharat)
    const one = { sources: ['91002002'], target: '91002002' }
    expect(code(await single.call(consolidationApi.validate, one))).toEqual(['-579', message('oneFolioOnly')])
    const me = await requestJourney(portal, priya)
    const many = ['91016012', '91016013', '91016014', '91016015', '91016016', '91016017']
    const six = { sources: many, target: '91016011' }
    expect(code(await me.call(consolidationApi.consolidate, six))).toEqual(['-580', message('tooManyFolios')])
    const differing = { sources: ['91016019'], target: '91016011' }
    expect(code(await me.call(consolidationApi.validate, differing))[0]).toBe('-581')
    expect(
      (await me.call(consolidationApi.validate, { sources: ['91024821'], target: '91016011' })).status,
    ).toBe(404)
  })

  test('merged on the next business day after every holder endorsed it; the old folio takes nothing any more [S7.050]', async () => {
    const me = await requestJourney(portal, priya)
    const wish = { sources: ['91016013', '91016012'], target: '91016014' }
    const preview = await me.call(consolidationApi.validate, wish)
    expect(preview.data.moves.length).toBeGreaterThan(0)
    const made = (await me.call(consolidationApi.consolidate, wish)).data.request
    const sent = await me.call(serviceRequestApi.generateOtp, { requestId: made.requestId, place: 1 })
    const endorsed = await me.call(consolidationApi.endorse, {
      requestId: made.requestId,
      place: 1,
      otp: await portal.code(priya.pan),
      referenceNumber: sent.data.referenceNumber,
    })
    expect(endorsed.data.request).toMatchObject({ code: 'FC', state: 'waiting' })
    const overlapping = { sources: ['91016012'], target: '91016015' }
    expect(code(await me.call(consolidationApi.consolidate, overlapping))[0]).toBe('-582')
    await portal.advance(1)
    expect((await me.show(made.requestId)).state).toBe('done')
    const { data } = await me.call(investorApi.folios, { panNumber: priya.pan })
    const left = data.folios.map(({ folioNo }) => folioNo)
    expect(left).not.toContain('91016012')
    expect(left).toContain('91016014')
    const [merged] = await portal.platform.db.select().from(folios).where(eq(folios.folioNo, '91016012'))
    expect(merged?.mergedInto).toBe('91016014')
    const nominees = { folioNo: '91016012', nominees: [nominee('Arun Lal', 100)] }
    expect(code(await me.call(nomineeApi.modify, nominees))[0]).toBe('-583')
  })
})

test('what nobody confirms is reminded of once, and ends after a week', async () => {
  const me = await requestJourney(portal, gita)
  const made = await me.call(nomineeApi.modify, {
    folioNo: '91007007',
    nominees: [nominee('Suresh Menon', 100)],
  })
  const { requestId, requestNumber } = made.data.request
  await portal.advance(3)
  const reminders = (await portal.inbox(gita.email)).filter(({ subject }) => subject.includes(requestNumber))
  expect(reminders).toHaveLength(1)
  await portal.advance(6)
  expect((await me.show(requestId)).state).toBe('expired')
})
