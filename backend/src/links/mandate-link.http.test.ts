import { areas } from '@portal/kernel/contracts/all'
import type { Endpoint } from '@portal/kernel/contracts/endpoint'
import { mandateApi } from '@portal/kernel/contracts/mandate'
import { type MandateLinkKind, mandateLinkApi } from '@portal/kernel/contracts/mandate-link'
import { people, type Person } from '../sandbox/world/people'
import { startTestPortal, type TestPortal } from '../testing/test-portal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
/** The hourly limits of one test are not to be felt by the next. */
beforeEach(() => portal.advanceTo(new Date(portal.platform.clock.now().getTime() + 3_700_000)))

const over = { resultCodeId: '-620' }
const ashas = { folioNumber: '91024821', panNumber: people.asha.pan }

async function newLink({ pan }: Person = people.asha, kind: MandateLinkKind = 'NEW'): Promise<string> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/sandbox/mandate-links',
    payload: { pan, kind },
  })
  return answer.json().token
}
const look = (link: string) => portal.call(mandateLinkApi.validateLink, { link })
const match = (link: string, named = ashas) => portal.call(mandateLinkApi.folioPanMatch, { link, ...named })

async function enter(link: string, named = ashas, codeLink = link) {
  const { data, resultInfo } = await portal.call(mandateLinkApi.generateOtp, { link: codeLink, ...named })
  if (!data) throw new Error(resultInfo.resultMsg)
  const { uniqueID, challenge } = data
  const otp = await portal.code(named.panNumber)
  const typed = { link, uniqueID, referenceNumber: challenge.referenceNumber, otp }
  return portal.call(mandateLinkApi.validateOtp, typed)
}

test('folio and PAN, then a code, then a session of the errand [S7.081]', async () => {
  const link = await newLink()
  expect((await look(link)).data.kind).toBe('NEW')
  expect((await match(link)).data.matches).toBe(true)
  const { data } = await enter(link)
  expect(data).toMatchObject({
    path: '/home/e-mandate/bank-details',
    session: { investor: { pan: ashas.panNumber } },
  })
  const details = await portal.call(
    mandateApi.emandateDetails,
    { panNumber: ashas.panNumber },
    { token: data.session.sessionToken },
  )
  expect(details.data.accounts.length).toBeGreaterThan(1)
})

test('its session may make the calls of the mandate, and none of the others in the contract', async () => {
  const { data } = await enter(await newLink())
  const token = data.session.sessionToken
  const calls = Object.values(areas).flatMap((area): Endpoint[] => Object.values(area))
  const others = calls.filter(
    (call) => call.token === 'session' && !call.errands?.includes('eMandateStandalone'),
  )
  expect(others.length).toBeGreaterThan(50)
  for (const call of others) {
    const { status, resultInfo } = await portal.call(call, {}, { token })
    expect([call.path, status, resultInfo.resultCodeId]).toEqual([call.path, 403, 'E_ERRAND'])
  }
})

test('a link about what failed leads there', async () => {
  const { pan } = people.nisha
  const { data } = await enter(await newLink(people.nisha, 'FAILED'), {
    folioNumber: '91014014',
    panNumber: pan,
  })
  const [, registrationId = ''] = /^\/home\/e-mandate\/failed\?registration=(.*)$/.exec(data.path) ?? []
  const told = await portal.call(
    mandateApi.registration,
    { registrationId },
    { token: data.session.sessionToken },
  )
  expect(told.data.registration).toMatchObject({
    state: 'refused',
    reason: 'Parijat Bank could not confirm your approval.',
  })
})

test('used, too old, changed or never ours: one answer; looking at it uses nothing up [S7.081]', async () => {
  const used = await newLink()
  await look(used)
  await look(used)
  expect((await enter(used)).resultInfo.resultCode).toBe('SUCCESS')
  const late = await newLink()
  const [header, payload, signature] = (await newLink()).split('.')
  const changed = [header, `${payload}x`, signature].join('.')
  await portal.advance(2)
  for (const link of [used, late, changed, 'x'.repeat(40)]) {
    expect((await look(link)).resultInfo).toMatchObject(over)
    expect((await match(link)).resultInfo).toMatchObject(over)
  }
})

test('five wrong pairs of folio and PAN end a link, whoever sends them', async () => {
  const link = await newLink()
  const wrong = { folioNumber: '91024821', panNumber: people.gita.pan }
  const codes = []
  for (let tries = 0; tries < 5; tries += 1) codes.push((await match(link, wrong)).resultInfo.resultCodeId)
  expect(codes).toEqual(['-621', '-621', '-621', '-621', '-620'])
  expect((await match(link)).resultInfo).toMatchObject(over)
})

test('a code of one investor opens no link of another', async () => {
  const own = await newLink()
  const others = await newLink(people.gita)
  expect((await enter(others, ashas, own)).resultInfo).toMatchObject(over)
  expect((await look(others)).resultInfo.resultCode).toBe('SUCCESS')
})
