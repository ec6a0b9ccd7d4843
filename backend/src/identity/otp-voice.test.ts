import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { eq } from 'drizzle-orm'
import { people } from '../../sandbox/data/people'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { bringLanguages } from '../platform/language'
import { outbox } from '../platform/tables'
import { callWithCode } from './otp-voice'

const { pan } = people.hari
let portal: TestPortal

beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
  portal.platform.config.otp.voiceText = true
})
afterAll(() => portal.close())

test('a code by telephone is in the language of whoever asked for it, whichever job makes the call', async () => {
  const { platform } = portal
  const options = { token: await portal.loginAs(pan), headers: { language: 'hi' } }
  await portal.call(otpGenerateApi.generate, codeRequest('SERVICE_REQUEST', pan), options)
  const digits = [...(await portal.code(pan)).slice(3)].join(' ')
  const [queued] = await platform.db.select().from(outbox).where(eq(outbox.kind, 'otp.voice'))
  await callWithCode({ id: queued?.id ?? '', attempt: 1, payload: queued?.payload }, platform)
  const [call] = (await portal.inbox(pan)).filter(({ channel }) => channel === 'voice')
  for (const text of [call?.subject, call?.body.replaceAll('Neem', '')])
    expect(text).toMatch(/^[^a-z]*[\u0900-\u097F][^a-z]*$/)
  expect(call?.body.split(digits)).toHaveLength(3)
})
