import { message } from '@portal/contracts/catalogue'
import { consolidationApi } from '@portal/contracts/folios/consolidation'
import { investorApi } from '@portal/contracts/folios/investor'
import { nomineeApi } from '@portal/contracts/folios/nominee'
import {
  type ServiceRequest,
  ServiceRequestCode,
  serviceRequestApi,
} from '@portal/contracts/service-requests/service-request'
import { maskName } from '@portal/contracts/format'
import { eq } from 'drizzle-orm'
import { folioOf } from '../folios/folio-reader'
import { folios } from '../folios/schema'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { requestSignatures, serviceRequests } from './schema'
import { nominee, requestJourney } from '../../test-kit/service-requests/request-journey'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const { asha, bharat, gita, kiran, mohan, priya } = people
const code = ({ resultInfo }: { resultInfo: { resultCodeId: string; resultMsg: string } }) =>
  [resultInfo.resultCodeId, resultInfo.resultMsg] as const

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
    const [first, second, thirdParty] = [
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
    const told = ({ timeline }: ServiceRequest) => timeline.map(({ text }) => text)
    const [requested, confirmed] = ['asked for it.', 'confirmed it by a one-time code.']
    expect(told(half.data.request)).toEqual([`You ${requested}`, `You ${confirmed}`])
    const theOther = maskName(kiran.name)
    expect(told(await second.show(requestId))).toEqual([
      `${theOther} ${requested}`,
      `${theOther} ${confirmed}`,
    ])
    expect((await second.call(serviceRequestApi.generateOtp, { requestId, place: 1 })).status).toBe(404)
    expect((await second.call(serviceRequestApi.cancel, { requestId })).status).toBe(404)
    for (const refused of [
      thirdParty.call(serviceRequestApi.detail, { requestId }),
      thirdParty.call(serviceRequestApi.generateOtp, { requestId, place: 2 }),
      thirdParty.call(nomineeApi.update, { folioNo: '91011022', nominees: [nominee('A Thief', 100)] }),
    ])
      expect((await refused).status).toBe(404)
    const whole = await second.sign(requestId, 2)
    expect(whole.data.request.state).toBe('done')
    expect((await folioOf(portal.platform.db, kiran.pan, '91011022')).nominees).toHaveLength(1)
    const signed = await portal.platform.db
      .select()
      .from(requestSignatures)
      .where(eq(requestSignatures.requestId, requestId))
    expect(signed.map(({ pan }) => pan)).toEqual([kiran.pan, asha.pan])
    expect(new Set(signed.map(({ deviceHash }) => deviceHash)).size).toBe(2)
    expect(signed).toEqual(signed.map((each) => ({ ...each, signedAt: expect.any(Date) })))
  })

  test('of a Demat folio are left to the depository; a code is good for its own request only [S7.051]', async () => {
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

describe('merging folios', () => {
  test('one folio only, too many, or folios that differ are refused in the specified words [S1.035, S5.064, S7.050, S9.014]', async () => {
    const single = await requestJourney(portal, bharat)
    const one = { sources: ['91002002'], target: '91002002' }
    expect(code(await single.call(consolidationApi.validate, one))).toEqual(['-579', message('oneFolioOnly')])
    const me = await requestJourney(portal, priya)
    const many = ['91016012', '91016013', '91016014', '91016015', '91016016', '91016017']
    const six = { sources: many, target: '91016011' }
    expect(code(await me.call(consolidationApi.consolidate, six))).toEqual([
      '-580',
      message('tooManyFolios', { most: 5 }),
    ])
    const differing = { sources: ['91016019'], target: '91016011' }
    expect(code(await me.call(consolidationApi.validate, differing))[0]).toBe('-581')
    expect(
      (await me.call(consolidationApi.validate, { sources: ['91024821'], target: '91016011' })).status,
    ).toBe(404)
  })

  test('a folio that merges with none says why, by the folio that is most like it [S7.050]', async () => {
    const whys = async (person: typeof priya | typeof mohan) => {
      const me = await requestJourney(portal, person)
      const { folios: own } = (await me.call(consolidationApi.folios, { panNumber: person.pan })).data
      return Object.fromEntries(own.flatMap(({ folioNo, whyNot }) => (whyNot ? [[folioNo, whyNot]] : [])))
    }
    expect(await whys(priya)).toEqual({
      '91016018': expect.stringMatching(/^A folio in Demat form cannot be merged here. Your depository/),
      '91016019': expect.stringMatching(/^The holders are not the same, and .* it stays as it is/),
      '91016020': expect.stringMatching(/^The distributor or adviser is not the same. Ask for/),
      '91016021': expect.any(String),
    })
    expect(await whys(mohan)).toEqual({
      '91013013': expect.stringMatching(/^A folio in Demat form cannot be merged here. Your depository/),
      '91013024': 'You have no other folio that can be merged.',
    })
  })

  test('merged on the next business day after every holder endorsed it; the old folio takes nothing any more [S7.050]', async () => {
    const me = await requestJourney(portal, priya)
    const draftTerms = { sources: ['91016013', '91016012'], target: '91016014' }
    const preview = await me.call(consolidationApi.validate, draftTerms)
    expect(preview.data.moves.length).toBeGreaterThan(0)
    const made = (await me.call(consolidationApi.consolidate, draftTerms)).data.request
    const sent = await me.call(serviceRequestApi.generateOtp, { requestId: made.requestId, place: 1 })
    const endorsed = await me.call(consolidationApi.endorse, {
      requestId: made.requestId,
      place: 1,
      otp: await portal.code(priya.pan),
      referenceNumber: sent.data.referenceNumber,
    })
    expect(endorsed.data.request).toMatchObject({ code: 'FC', state: 'waiting' })
    expect(made.changes[0]).toEqual({ label: 'Folios merged', from: '••6012, ••6013', to: '••6014' })
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
