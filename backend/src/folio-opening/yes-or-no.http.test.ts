import { panApi } from '@portal/contracts/identity/pan'
import { eq } from 'drizzle-orm'
import { people, type Person } from '../../sandbox/data/people'
import { applicant, folioKit } from '../../test-kit/folio-opening/folio-kit'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { investors } from '../identity/schema'
import { panAnswers } from '../kyc-registry/schema'

/** A portal whose PAN service says Y or N to what is typed, and tells no names. */
let portal: TestPortal
let token: string
const { asha, uma, bharat } = people

beforeEach(async () => {
  portal = await startListeningPortal()
  portal.platform.config.registries.pan = 'cashfree'
  await portal.platform.db.delete(panAnswers).where(eq(panAnswers.pan, uma.pan))
  token = await portal.loginAs(asha.pan)
})
afterEach(() => portal.close())

const questions = [panApi.validatePan, panApi.kycDetails, panApi.getName]
type Question = (typeof questions)[number]

async function answerTo(
  question: Question,
  { pan, birthDate }: Person,
  more: { name?: string; dob?: string } = {},
) {
  const { headers, ...said } = await portal.call(
    question,
    { panNumber: pan, dob: birthDate, ...more },
    { token },
  )
  // The second in which it was said tells nothing.
  return { ...said, headers: { ...headers, date: '', 'support-code': '' } } as {
    data: object | null
    resultInfo: { resultCodeId: string; resultMsg: string }
  }
}

test('the name of somebody else is needed, whether the house has met the PAN or not', async () => {
  for (const question of questions) {
    const met = await answerTo(question, bharat)
    expect(met.resultInfo).toMatchObject({
      resultCodeId: '-8017',
      resultMsg: 'Enter the name of this applicant as on the PAN card.',
    })
    expect(await answerTo(question, uma)).toEqual(met)
    expect(await answerTo(question, uma, { dob: '1990-01-01' })).toEqual(met)
  }
})

test('with name and date of birth of the card the applicant is known, and kept as typed', async () => {
  const typed = { name: ' UMA  Verma' }
  expect((await answerTo(panApi.validatePan, uma, typed)).data).toMatchObject({ kycStatus: 'Validated' })
  expect((await answerTo(panApi.kycDetails, uma, typed)).data).toMatchObject({
    residentalStatus: 'Resident Indian',
    panHolderName: 'UMA Verma',
  })
  expect((await answerTo(panApi.getName, uma, { name: 'uma verma' })).data).toEqual({ name: 'UMA Verma' })
})

test('which of both is wrong, and whether there is such a PAN, is not said: not of one that was met either', async () => {
  const wrong = { name: 'Uma Rao', dob: '1990-01-01' }
  for (const question of questions) {
    const answers = [
      await answerTo(question, uma, { name: 'Uma Rao' }),
      await answerTo(question, uma, { name: uma.name, dob: wrong.dob }),
      await answerTo(question, bharat, { name: bharat.name, dob: wrong.dob }),
      await answerTo(question, bharat, { name: 'Bharat Verma' }),
      await answerTo(question, { ...uma, pan: 'ZZZPX9999Z' }, wrong),
    ]
    expect(answers[0]?.resultInfo).toMatchObject({
      resultCodeId: '-8016',
      resultMsg: 'This PAN, name and date of birth do not match. Enter all as on the PAN card.',
    })
    for (const each of answers) expect(each).toEqual(answers[0])
  }
})

const verify = async (joint: { name: string; dob: string }, who: Person = uma) => {
  const nobody = { jhTwoPan: null, jhTwoName: null, jhTwoDob: null, guardianPan: null, guardianName: null }
  const body = {
    investorPan: asha.pan,
    investorName: asha.name,
    investorDob: asha.birthDate,
    jhOnePan: who.pan,
    jhOneName: joint.name,
    jhOneDob: joint.dob,
    ...nobody,
    guardianDob: null,
    folio: '0' as const,
    txnType: 'New' as const,
  }
  return (await portal.call(panApi.verifyPan, body, { token })).data
}

test('applicants are verified together, and a name or a date that differs reads alike', async () => {
  expect(await verify({ name: uma.name, dob: uma.birthDate })).toEqual({
    transactionAllow: 'Y',
    panNameMatch: 'Y',
    panAdarStatusFlag: 'Y',
  })
  for (const who of [uma, bharat])
    for (const differing of [{ name: 'Somebody Else' }, { dob: '1990-01-01' }])
      expect(await verify({ name: who.name, dob: who.birthDate, ...differing }, who)).toEqual({
        transactionAllow: 'N',
        panNameMatch: 'N',
        panAdarStatusFlag: 'N',
      })
})

test('ten wrong guesses an hour are all for one PAN, whoever makes them, and the right one is not told after them', async () => {
  const guess = (name: string) => answerTo(panApi.validatePan, uma, { name })
  for (let at = 0; at < 10; at += 1)
    expect((await guess(`Uma ${'abcdefghij'.charAt(at)}`)).resultInfo.resultCodeId).toBe('-8016')
  token = await portal.loginAs(bharat.pan)
  expect((await guess(uma.name)).resultInfo.resultCodeId).toBe('E_TOO_MANY')
  await portal.advance(1 / 24)
  token = await portal.loginAs(bharat.pan)
  expect((await guess(uma.name)).data).toMatchObject({ kycStatus: 'Validated' })
})

test('right answers use up no guess', async () => {
  for (let at = 0; at < 12; at += 1)
    expect((await answerTo(panApi.validatePan, uma, { name: uma.name })).data).toBeTruthy()
})

test('a folio is begun with who is confirmed, and with nobody else', async () => {
  const { codeOf, begun } = folioKit(portal, token)
  for (const wrong of [{ investorName: 'Uma Rao' }, { dateOfBirth: '1990-01-01' }])
    for (const who of [uma, bharat])
      expect(await codeOf([applicant(asha), applicant(who, wrong)])).toBe('-8016')
  const draft = await begun([applicant(uma)])
  expect(draft.applicants.map(({ investorName }) => investorName)).toEqual([asha.name, uma.name])
})

test('a service that is down is told as such, and uses up no guess', async () => {
  const { publicUrl } = portal.platform
  portal.platform.publicUrl = () => 'http://127.0.0.1:9'
  for (let at = 0; at < 12; at += 1)
    expect((await answerTo(panApi.validatePan, uma, { name: uma.name })).resultInfo.resultCodeId).toBe('-543')
  portal.platform.publicUrl = publicUrl
  expect((await answerTo(panApi.validatePan, uma, { name: uma.name })).data).toBeTruthy()
})

test('of the own PAN the name is known; another one on the card is needed where the register was never asked', async () => {
  const { db } = portal.platform
  expect((await answerTo(panApi.validatePan, asha)).data).toBeTruthy()
  await db.delete(panAnswers).where(eq(panAnswers.pan, asha.pan))
  expect((await answerTo(panApi.validatePan, asha)).data).toBeTruthy()
  await db.delete(panAnswers).where(eq(panAnswers.pan, asha.pan))
  await db.update(investors).set({ name: 'Asha V' }).where(eq(investors.pan, asha.pan))
  expect((await answerTo(panApi.validatePan, asha)).resultInfo.resultCodeId).toBe('-8017')
  expect((await answerTo(panApi.validatePan, asha, { name: asha.name })).data).toBeTruthy()
})
