import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { people } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import type { InvestorRecord } from './investors'
import { channelsOf } from './otp-holders'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test('a request that names a channel, or an adviser, is none [S3.057]', async () => {
  const { pan } = people.asha
  const token = await portal.loginAs(pan)
  const request = codeRequest('SERVICE_REQUEST', pan)
  const status = async (named: object) =>
    (await portal.call(otpGenerateApi.generate, { ...request, ...named } as never, { token })).status
  const named = [{ sendOtpTo: 'B' }, { sendOtpTo: 'E' }, { sendOtpTo: 'M' }, { arnCode: 'ARN-0001' }]
  expect(await Promise.all(named.map(status))).toEqual([400, 400, 400, 400])
  expect(await portal.inbox(pan)).toEqual([])
  expect(await status({})).toBe(200)
})

test('the channel is both where both exist, else the one that there is, whatever mobile was sent [S4.069]', () => {
  const record = { mobile: '9810001001', email: 'asha.verma@example.in', isInternational: false }
  const channels = (changes: Partial<InvestorRecord>) =>
    channelsOf({ ...record, ...changes } as InvestorRecord)
  expect(channels({})).toEqual({ mobile: record.mobile, email: record.email })
  expect(channels({ mobile: '' })).toEqual({ mobile: null, email: record.email })
  expect(channels({ email: '' })).toEqual({ mobile: record.mobile, email: null })
  expect(channels({ isInternational: true })).toEqual({ mobile: null, email: record.email })
})
