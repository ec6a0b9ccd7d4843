import { startTestPortal, type TestPortal } from '../test-kit/test-portal'
import { people } from './data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const statusOf = async (url: string) => (await portal.app.inject(url)).statusCode
const post = async (path: string, body: string) =>
  (
    await portal.app.inject({
      method: 'POST',
      url: `/sandbox/${path}`,
      headers: { 'content-type': 'application/json' },
      payload: body,
    })
  ).statusCode

test.each(['%00', 'a%00b'])('the inbox of “%s” is asked for in vain', async (to) => {
  expect(await statusOf(`/sandbox/inbox?to=${to}`)).toBe(400)
})

test.each(['to=a&to=b', 'to=%E0%A4%A', 'to=%ED%A0%80', 'to[a]=b'])(
  'an address like “?%s” breaks nothing',
  async (query) => {
    expect(await statusOf(`/sandbox/inbox?${query}`)).toBeLessThan(500)
  },
)

const id = '0a8f2f5e-5d0c-4a29-9e5b-6f7d5c6b1a20'

test.each([
  [`${id}/attachments/0`, 404],
  [`${id}/attachments/x`, 404],
  [`${id}/attachments/-1`, 404],
  [`${id}/attachments/1.5`, 404],
  [`${id}/attachments/99999999999999999999`, 404],
  ['none/attachments/0', 404],
  ['%00/attachments/0', 400],
  [`${id}/attachments/%00`, 400],
])('an attachment at “%s” answers %i', async (path, status) => {
  expect(await statusOf(`/sandbox/inbox/${path}`)).toBe(status)
})

test.each(['a\\u0000b', '\\ud800', '\\udc00x'])('“%s” is no text of a notification', async (text) => {
  const { pan } = people.om
  const notification = (fields: string) => `{"pan":"${pan}","title":"T","description":"D"${fields}}`
  expect(await post('notifications', `{"pan":"${pan}","title":"${text}","description":"D"}`)).toBe(400)
  for (const name of ['url', 'ctaText', 'dialogHtml'])
    expect([name, await post('notifications', notification(`,"${name}":"${text}"`))]).toEqual([name, 400])
  expect(await post('notifications', notification(''))).toBe(200)
})

test('a notification to a PAN that nobody has answers that there is none', async () => {
  const nobody = JSON.stringify({ pan: 'ZZZPX9999Z', title: 'T', description: 'D' })
  expect(await post('notifications', nobody)).toBeLessThan(500)
})

test.each([
  ['{"paymentId":"none","decision":"success"}', 400],
  ['{"paymentId":"\\u0000","decision":"success"}', 400],
  ['{"decision":"success"}', 400],
  [`{"paymentId":"${id}","decision":"perhaps"}`, 400],
  [`{"paymentId":"${id}","decision":"success"}`, 409],
  ['[]', 400],
  ['null', 400],
  ['"x"', 400],
])('the gateway’s operations queue answers %s with %i', async (body, status) => {
  expect(await post('providers/gateway/decide', body)).toBe(status)
})

test('a page of the gateway for a payment that is none says so', async () => {
  for (const path of ['checkout/none', 'pay/none'])
    expect(await statusOf(`/sandbox/providers/gateway/${path}`)).toBeGreaterThanOrEqual(400)
  for (const path of ['checkout/%00', 'pay/%00'])
    expect(await statusOf(`/sandbox/providers/gateway/${path}`)).toBe(400)
})
