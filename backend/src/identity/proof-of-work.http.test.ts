import { createHash, randomUUID } from 'node:crypto'
import { authApi } from '@portal/contracts/identity/auth'
import { panApi } from '@portal/contracts/identity/pan'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { limits } from '@portal/contracts/validation'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { zeroBits } from './proof-of-work'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const here = { deviceId: randomUUID(), address: '203.0.113.77' }
const { pan } = people.bharat
const logIn = (userId: string, password: string, proof?: string, from: object = here) =>
  portal.call(authApi.login, { userId, password, ...(proof && { proof }) }, from)

async function solve(portalIp = 'localhost', from: object = here) {
  const { data } = await portal.call(authMethodsApi.getToken, { portalIp }, from)
  for (let number = 0; ; number += 1) {
    const proof = `${data.token}~${number}`
    if (zeroBits(createHash('sha256').update(proof).digest()) >= data.bits) return proof
  }
}

test('after too many failures a device has to do some work for each try, whatever the PAN [S7.030]', async () => {
  for (let place = 0; place < limits.failuresBeforeProof.ofADevice; place += 1)
    await logIn(`ABCPD${1000 + place}E`, 'Wrong#2026')
  const refused = await logIn(pan, 'Sandbox#2026')
  expect(refused.resultInfo.resultCodeId).toBe('-654')
  expect((await logIn('ABCPD9999E', 'Wrong#2026')).resultInfo).toEqual(refused.resultInfo)
  const proof = await solve()
  expect((await logIn(pan, 'Sandbox#2026', proof)).resultInfo.resultCode).toBe('SUCCESS')
  expect((await logIn(pan, 'Sandbox#2026', proof)).resultInfo.resultCodeId).toBe('-654')
})

test('work that was not done, or for another device, is none', async () => {
  const { data } = await portal.call(authMethodsApi.getToken, { portalIp: 'localhost' }, here)
  expect((await logIn(pan, 'Sandbox#2026', `${data.token}~x`)).resultInfo.resultCodeId).toBe('-654')
  const elsewhere = { deviceId: randomUUID(), address: '203.0.113.78' }
  const theirs = await solve('localhost', elsewhere)
  expect((await logIn(pan, 'Sandbox#2026', theirs)).resultInfo.resultCodeId).toBe('-654')
  expect((await logIn(pan, 'Sandbox#2026', undefined, elsewhere)).resultInfo.resultCode).toBe('SUCCESS')
})

test('first steps ask for it too', async () => {
  for (const [endpoint, body] of [
    [authApi.resetPassword, { userId: pan }],
    [authApi.unlockAccount, { userId: pan }],
    [authMethodsApi.generateOtp, { userId: pan }],
    [authMethodsApi.getUserId, { panNumber: pan }],
    [panApi.existingInvestor, { panNumber: pan }],
  ] as const)
    expect((await portal.call(endpoint, body as never, here)).resultInfo.resultCodeId).toBe('-654')
})
