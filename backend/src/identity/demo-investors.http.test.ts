import { randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { investorApi } from '@portal/contracts/folios/investor'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { people, type PersonKey } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const enter = (who: PersonKey, password = 'Sandbox#2026') => {
  const deviceId = randomUUID()
  return portal
    .call(authApi.login, { userId: people[who].pan, password }, { deviceId })
    .then((answer) => ({ ...answer, deviceId }))
}

const allWell = { foliosWithoutNominee: 0, pansWithoutAadhaar: 0, pansWithoutTin: 0 }
/** What stands out of each who has a password, as the sandbox data lists them. */
const registered: [PersonKey, { folios: number; kycStatus: string; status?: Partial<typeof allWell> }][] = [
  ['asha', { folios: 3, kycStatus: 'Validated' }],
  ['bharat', { folios: 1, kycStatus: 'Registered', status: { foliosWithoutNominee: 1 } }],
  ['gita', { folios: 1, kycStatus: 'Validated' }],
  ['hari', { folios: 1, kycStatus: 'Validated', status: { pansWithoutAadhaar: 1 } }],
  ['kiran', { folios: 3, kycStatus: 'Validated', status: { foliosWithoutNominee: 3 } }],
  ['leela', { folios: 1, kycStatus: 'Validated', status: { foliosWithoutNominee: 1, pansWithoutTin: 1 } }],
  ['mohan', { folios: 2, kycStatus: 'Validated' }],
  ['nisha', { folios: 1, kycStatus: 'Validated' }],
  ['om', { folios: 0, kycStatus: 'On-Hold' }],
  ['priya', { folios: 12, kycStatus: 'Validated', status: { foliosWithoutNominee: 2 } }],
  ['ravi', { folios: 2, kycStatus: 'Validated' }],
]

test.each(registered)(
  '%s logs in and finds what the data set says: %o',
  async (who, { folios, kycStatus, status }) => {
    const { data, deviceId } = await enter(who)
    if (data.outcome !== 'loggedIn') throw new Error(`${who} did not log in`)
    const { investor, sessionToken: token } = data.session
    expect(investor).toMatchObject({ pan: people[who].pan, name: people[who].name, kycStatus })
    const about = { panNumber: investor.pan }
    const held = await portal.call(investorApi.folios, about, { token, deviceId })
    expect(held.data.folios).toHaveLength(folios)
    const found = (await portal.call(investorApi.status, about, { token, deviceId })).data
    expect({
      foliosWithoutNominee: found.foliosWithoutNominee.length,
      pansWithoutAadhaar: found.pansWithoutAadhaar.length,
      pansWithoutTin: found.pansWithoutTin.length,
    }).toEqual({ ...allWell, ...status })
  },
)

test('a temporary password only leads to a new one, and a locked user ID to its unlock', async () => {
  expect((await enter('jay', 'Temp#12345')).data.outcome).toBe('temporaryPassword')
  expect((await enter('ila')).resultInfo.resultCodeId).toBe('-104')
})

/** Who has no password: how quick invest goes on after the right code. */
const unknownPeople: [PersonKey, string][] = [
  ['chitra', 'quickInvest'],
  ['dev', 'quickInvest'],
  ['esha', 'kycNeeded'],
  ['farid', 'kycNeeded'],
  ['qadir', 'quickInvest'],
  ['uma', 'quickInvest'],
]

test.each(unknownPeople)('%s has no password; quick invest answers %s', async (who, outcome) => {
  expect((await enter(who)).resultInfo.resultCodeId).toBe('-101')
  const { pan, email, mobile, countryCode } = people[who]
  const from = { deviceId: randomUUID() }
  const contact = { userId: pan, email, mobile, countryCode, isInternational: false }
  const { uniqueID, challenge } = (await portal.call(authMethodsApi.quickInvest, contact, from)).data
  const typed = { uniqueID, referenceNumber: challenge.referenceNumber, otp: await portal.code(pan) }
  const { data, resultInfo } = await portal.call(authMethodsApi.verifyLoginOtp, typed, from)
  expect(data?.outcome ?? resultInfo.resultCodeId).toBe(outcome)
})
