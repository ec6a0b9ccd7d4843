import { message } from '@portal/contracts/catalogue'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { authApi } from '@portal/contracts/identity/auth'
import { panApi } from '@portal/contracts/identity/pan'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { mostPanQuestionsAnHour } from '../identity/pan-questions'
import { refuseTaxStatus } from './pan-check'
import type { TestPortal } from '../../test-kit/test-portal'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import { people, type Person } from '../../sandbox/data/people'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startListeningPortal()
  token = await portal.loginAs(people.asha.pan)
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

const validate = ({ pan, birthDate }: Person) =>
  portal.call(panApi.validatePan, { panNumber: pan, dob: birthDate }, { token })

test('a PAN is validated with its status, message and codes [S7.040, S7.132]', async () => {
  expect((await validate(people.asha)).data).toEqual({
    kycStatus: 'Validated',
    statusMessage: '',
    panStatusCode: '007',
    panUpdatedStatusCode: '007',
  })
  expect((await validate(people.bharat)).data).toMatchObject({
    kycStatus: 'Registered',
    statusMessage: 'The KYC of this applicant is registered but not validated',
  })
})

test('the status is told of the one whose PAN it is', async () => {
  expect((await validate(people.om)).data.statusMessage).toMatch(/^The KYC of this applicant is on hold/)
})

test('a PAN whose KYC is not done is -8005, one that must be registered -8015', async () => {
  expect((await validate(people.esha)).resultInfo.resultCodeId).toBe('-8005')
  expect((await validate(people.farid)).resultInfo.resultCodeId).toBe('-8015')
})

test('KYC details tell residency and name [S7.035, S7.133]', async () => {
  const { pan, birthDate } = people.gita
  const { data } = await portal.call(panApi.kycDetails, { panNumber: pan, dob: birthDate }, { token })
  expect(data).toEqual({
    residentalStatus: 'Non-Resident Indian',
    panHolderName: 'Gita Menon',
    panNumber: pan,
    dob: birthDate,
  })
})

test.each([
  ['KYC status', panApi.validatePan],
  ['residency', panApi.kycDetails],
  ['name', panApi.getName],
])(
  'the %s of a PAN is told only with the right date of birth; an unknown PAN answers the same',
  async (_what, question) => {
    const answer = async (panNumber: string, dob: string) => {
      const { headers, ...said } = await portal.call(question, { panNumber, dob }, { token })
      // The second in which it was said, and the code by which it is found, tell nothing.
      return { ...said, headers: { ...headers, date: '', 'support-code': '' } } as { resultInfo: object }
    }
    const unknown = await answer('ZZZPX9999Z', '1990-01-01')
    expect(unknown.resultInfo).toMatchObject({ resultCodeId: '-8016' })
    for (const { pan } of [people.gita, people.bharat, people.esha, people.farid, people.om])
      expect(await answer(pan, '1990-01-01')).toEqual(unknown)
  },
)

test('the name on a card is told [S7.040]', async () => {
  const name = (panNumber: string, dob: string) => portal.call(panApi.getName, { panNumber, dob }, { token })
  expect((await name(people.dev.pan, people.dev.birthDate)).data).toEqual({ name: 'Dev Nair' })
})

test('a PAN is checked for being one of an individual [S7.035]', async () => {
  const check = async (panNumber: string) =>
    (await portal.call(panApi.checkPan, { panNumber }, { token })).data
  expect(await check(people.asha.pan)).toEqual({ taxStatus: 'Individual', isOwn: true })
  expect(await check('ABCHK1234E')).toEqual({ taxStatus: 'HUF', isOwn: false })
  expect(await check('ABCCK1234E')).toEqual({ taxStatus: 'Other', isOwn: false })
})

test('a PAN of another tax status is refused by every question about it, before any register is asked [S5.065, S8.067]', async () => {
  const named = { panNumber: 'ABCCK1234E', dob: '1990-01-01' }
  for (const question of [panApi.validatePan, panApi.kycDetails, panApi.getName])
    expect((await portal.call(question, named, { token })).resultInfo).toMatchObject({
      resultCodeId: '-655',
      resultMsg: message('taxStatusIneligible'),
    })
  expect(() => refuseTaxStatus('ABCHK1234E')).not.toThrow()
  expect(() => refuseTaxStatus('ABCHK1234E', { individualOnly: true })).toThrow(message('individualsOnly'))
})

type Named = Partial<RequestOf<typeof panApi.verifyPan>>

function askAbout(person: Person, changes: Named = {}) {
  const body = {
    investorPan: person.pan,
    investorName: person.name,
    investorDob: person.birthDate,
    jhOnePan: null,
    jhOneName: null,
    jhOneDob: null,
    jhTwoPan: null,
    jhTwoName: null,
    jhTwoDob: null,
    guardianPan: null,
    guardianName: null,
    guardianDob: null,
    folio: '0' as const,
    txnType: 'New' as const,
    ...changes,
  }
  return portal.call(panApi.verifyPan, body, { token })
}

const verify = async (person: Person, changes: Named = {}) => (await askAbout(person, changes)).data

test('name and date of birth are compared with the PAN card of every applicant [S7.035, S7.134, S7.135]', async () => {
  const { asha, qadir, hari } = people
  expect(await verify(asha)).toEqual({ transactionAllow: 'Y', panNameMatch: 'Y', panAdarStatusFlag: 'Y' })
  expect(await verify(asha, { investorDob: '1990-01-01' })).toMatchObject({
    transactionAllow: 'N',
    panNameMatch: 'Y',
  })
  expect(
    await verify(asha, { jhOnePan: qadir.pan, jhOneName: qadir.name, jhOneDob: qadir.birthDate }),
  ).toMatchObject({ transactionAllow: 'N', panNameMatch: 'N' })
  expect(
    await verify(asha, { jhOnePan: hari.pan, jhOneName: 'hari  THOMAS', jhOneDob: hari.birthDate }),
  ).toEqual({ transactionAllow: 'Y', panNameMatch: 'Y', panAdarStatusFlag: 'N' })
})

test('nobody is verified together with a PAN of another tax status, whoever of them has it [S5.065, S8.067]', async () => {
  const refused = { resultCodeId: '-655', resultMsg: message('taxStatusIneligible') }
  const other = 'ABCCK1234E'
  const requested: Named[] = [{ jhOnePan: other }, { jhTwoPan: other }, { guardianPan: other }]
  for (const named of requested) {
    const { resultInfo, data } = await askAbout(people.asha, named)
    expect(resultInfo).toMatchObject(refused)
    expect(data).toBeFalsy()
  }
})

test('whether PAN and Aadhaar are linked is told only with the right date of birth', async () => {
  const joint = ({ pan, registryName }: Person) =>
    verify(people.asha, { jhOnePan: pan, jhOneName: registryName, jhOneDob: '1990-01-01' })
  expect(await joint(people.qadir)).toEqual(await joint(people.hari))
})

test('registries are not to be read out: thirty questions an hour', async () => {
  const own = await portal.loginAs(people.bharat.pan)
  const ask = () => portal.call(panApi.checkPan, { panNumber: people.dev.pan }, { token: own })
  const answers = []
  for (let requested = 0; requested <= mostPanQuestionsAnHour; requested += 1)
    answers.push((await ask()).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(mostPanQuestionsAnHour)
  expect(answers.at(-1)).toBe(429)
})

describe('whether a PAN is an existing investor', () => {
  const start = (panNumber: string) => portal.call(panApi.existingInvestor, { panNumber })

  test('is answered alike for every PAN, and told, masked, to the owner of its code only [S7.036]', async () => {
    const known = await start(people.chitra.pan)
    const unknown = await start('ZZZPX9999Z')
    const shape = ({ data }: Awaited<ReturnType<typeof start>>) => ({
      ...data,
      uniqueID: '',
      challenge: { ...data.challenge, referenceNumber: '', prefixValue: '' },
    })
    expect(shape(known)).toEqual(shape(unknown))
    expect(await portal.inbox('ZZZPX9999Z')).toEqual([])
    const typed = {
      uniqueID: known.data.uniqueID,
      referenceNumber: known.data.challenge.referenceNumber,
      otp: await portal.code(people.chitra.pan),
    }
    expect((await portal.call(authApi.verifyOtp, typed)).status).toBe(404)
    expect((await portal.call(panApi.maskedInvestor, typed)).data).toEqual({
      isExistingUser: true,
      registered: false,
      name: expect.not.stringContaining('Chitra'),
      emailId: 'XXitra.iyer@example.in',
      mobileNum: 'XXXXXX1003',
      folios: ['XXXX3003'],
      kycStatus: 'Validated',
    })
  })

  test('a code for a new password does not open it', async () => {
    const { data } = await portal.call(authApi.resetPassword, { userId: people.mohan.pan })
    const typed = {
      uniqueID: data.uniqueID,
      referenceNumber: data.challenge.referenceNumber,
      otp: await portal.code(people.mohan.pan),
    }
    expect((await portal.call(panApi.maskedInvestor, typed)).status).toBe(404)
  })

  test('is told to the investor who is logged in, of the own PAN only [S7.036]', async () => {
    const of = (panNumber: string) => portal.call(panApi.sessionInvestor, { panNumber }, { token })
    expect((await of(people.asha.pan)).data).toMatchObject({ registered: true, kycStatus: 'Validated' })
    expect((await of(people.bharat.pan)).status).toBe(404)
  })
})

describe('codes for all holders of a joint folio', () => {
  const kiran = people.kiran.pan
  async function ask(folioNumber: string) {
    const bearer = await portal.loginAs(kiran)
    const body = {
      activityType: 'LUMPSUM_OTM' as const,
      requestReference: 'a1b2c3d4e5f6',
      userId: kiran,
      folioNumber,
    }
    return { bearer, ...(await portal.call(otpGenerateApi.generateMultiUser, body, { token: bearer })) }
  }

  test('each holder gets an own code, which the first holder types in [S7.054]', async () => {
    const { bearer, data } = await ask('91011011')
    expect(data.users.map(({ challenge }) => challenge.maskedMobile)).toEqual(['XXXXXX1011', 'XXXXXX1001'])
    const check = async (place: number, of: string, by = bearer, panNumber: string = kiran) =>
      portal.call(
        otpApi.validate,
        {
          activityType: 'LUMPSUM_OTM',
          otp: await portal.code(of),
          referenceNumber: data.users[place]?.challenge.referenceNumber ?? '',
          panNumber,
        },
        { token: by },
      )
    expect((await check(1, kiran)).resultInfo.resultCodeId).toBe('-108')
    expect((await check(1, people.asha.pan, token, people.asha.pan)).status).toBe(404)
    expect((await check(1, people.asha.pan)).resultInfo.resultCode).toBe('SUCCESS')
    expect((await check(0, kiran)).resultInfo.resultCode).toBe('SUCCESS')
  })

  test('a folio of somebody else sends nothing and is not found', async () => {
    expect((await ask('91024821')).status).toBe(404)
  })
})
