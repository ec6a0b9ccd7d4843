/** @hashes-cost-time */
import { authApi } from '@portal/contracts/identity/auth'
import { nomineeApi } from '@portal/contracts/folios/nominee'
import { orderApi } from '@portal/contracts/orders/order'
import { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { people } from '../../sandbox/data/people'
import { outflowJourney } from '../../test-kit/orders/outflow-journey'
import { nominee } from '../../test-kit/service-requests/request-journey'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { bringLanguages } from '../platform/language'

const { asha, bharat, mohan } = people
const hindi = { headers: { language: 'hi' } }
let portal: TestPortal

beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const newest = async (pan: string, channel: string) =>
  (await portal.inbox(pan)).find((message) => message.channel === channel && !message.otp)

test('the language of a log-in is kept and told, and messages of later calls in another one are said in it', async () => {
  const logIn = { userId: mohan.pan, password: 'Sandbox#2026' }
  const { data } = await portal.call(authApi.login, logIn, hindi)
  const session = data.outcome === 'loggedIn' ? data.session : undefined
  const token = session?.sessionToken ?? ''
  expect(session?.investor.language).toBe('hi')
  expect((await portal.call(authApi.profile, {}, { token })).data.language).toBe('hi')

  const change = { userId: mohan.pan, passWord: 'Sandbox#2026', newPassWord: 'Monsoon#27' }
  const english = { token, headers: { language: 'en' } }
  expect((await portal.call(authApi.changePassword, change, english)).resultInfo.resultMsg).toBe(
    'Success: Your password was changed.',
  )
  expect(await newest(mohan.pan, 'email')).toMatchObject({
    subject: 'आपका पासवर्ड बदला गया',
    body: expect.stringContaining('प्रिय Mohan'),
  })
})

test('a call that names no language leaves the one that is kept', async () => {
  const token = await portal.loginAs(bharat.pan)
  await portal.call(authApi.setLanguage, { language: 'hi' }, { token })
  const { data } = await portal.call(authApi.login, { userId: bharat.pan, password: 'Sandbox#2026' })
  expect(data.outcome === 'loggedIn' && data.session.investor.language).toBe('hi')
})

test('a call in Hindi is refused in Hindi, and the same one in English in English', async () => {
  const wrong = { userId: asha.pan, passWord: 'Wrong#2026', newPassWord: 'Monsoon#27' }
  const token = await portal.loginAs(asha.pan)
  const refused = async (options: object) =>
    (await portal.call(authApi.changePassword, wrong, { token, ...options })).resultInfo.resultMsg
  expect(await refused(hindi)).toMatch(/^[^a-z]*पासवर्ड[^a-z]*$/)
  expect(await refused({})).toContain('The current password is not right.')
})

test('word of an order comes by SMS and e-mail in the language that the investor chose', async () => {
  const token = await portal.loginAs(asha.pan)
  await portal.call(authApi.setLanguage, { language: 'hi' }, { token })
  const own = outflowJourney(portal, asha.pan, token)
  const flexi = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', bankId: 'BA-1001-1' }
  const { transactionId } = await own.redeemed({
    ...flexi,
    howMuch: { amountUnitType: 'UNITS', units: '12.345' },
  })
  const code = await own.codeFor('CANCEL_REDEEM', { transactionId })
  await own.call(orderApi.cancelRedeem, { transactionId, ...own.confirmed(code) })
  for (const channel of ['email', 'sms'])
    expect(await newest(asha.pan, channel)).toMatchObject({
      subject: expect.stringContaining('रद्द'),
      body: expect.stringContaining('Neem Flexi Cap Fund'),
    })
})

test('a job reminds in the language that is kept, and what was written of a request is read in that of the call', async () => {
  const { pan } = bharat
  const token = await portal.loginAs(pan)
  await portal.call(authApi.setLanguage, { language: 'hi' }, { token })
  const named = { folioNo: '91002002', nominees: [nominee('Sita Rao', 100)] }
  const { requestId } = (await portal.call(nomineeApi.update, named, { token, ...hindi })).data.request
  const read = async (options: object) =>
    (await portal.call(serviceRequestApi.detail, { requestId }, { token, ...options })).data.request
  expect(await read({})).toMatchObject({
    changes: [{ label: 'Nominees' }],
    timeline: [{ text: 'You asked for it.' }],
  })
  expect(await read(hindi)).toMatchObject({
    changes: [{ label: 'नॉमिनी' }],
    timeline: [{ text: 'आपने यह अनुरोध किया।' }],
  })
  await portal.advance(3)
  expect((await newest(pan, 'email'))?.body).toBe('एक OTP अभी बाकी है। अनुरोध आपका इंतज़ार कर रहा है।')
})
