import { randomUUID } from 'node:crypto'
import { daafApi } from '@portal/contracts/proposals/daaf'
import { switchApi } from '@portal/contracts/orders/switch'
import { investorByPan } from '../identity/investors'
import { proposeSwitch } from '../links/daaf-link'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { checkInvariants } from '../invariants'
import { outflowJourney, type OutflowJourney } from '../../test-kit/orders/outflow-journey'

const { pan } = people.asha
const proposed = {
  folioNo: '91024821',
  schemePlanCode: 'FLEXI-DG',
  toSchemePlanCode: 'BALADV-DG',
  units: '50.000',
}
const draftTerms = ({ units, ...between } = proposed) => ({
  ...between,
  howMuch: { amountUnitType: 'UNITS', units } as const,
  isDaafAaffFacility: true as const,
})

let portal: TestPortal
let own: OutflowJourney

async function propose(): Promise<string> {
  const investor = await investorByPan(portal.platform.db, pan)
  return proposeSwitch(portal.platform, investor!, proposed)
}
const validate = (link: string, by = own) => by.call(daafApi.validateLink, { link })
const details = (link: string, by = own) => by.call(daafApi.getDAAAFDetails, { link })
const accept = async (requested = draftTerms()) => {
  const code = await own.codeFor('SWITCH', { orders: [{ kind: 'SWITCH', ...requested }] })
  return own.call(
    switchApi.switch,
    { ...requested, ...own.confirmed(code) },
    { idempotencyKey: randomUUID() },
  )
}

beforeAll(async () => {
  portal = await startTestPortal()
  own = outflowJourney(portal, pan, await portal.loginAs(pan))
})
afterAll(() => portal.close())
afterEach(async () => expect(await checkInvariants(portal.platform.db)).toEqual([]))

test('a proposed switch comes by e-mail, and its link tells only its investor what it is [S7.041, S7.080]', async () => {
  const link = await propose()
  const sent = (await portal.inbox(pan)).find(({ subject }) => subject?.includes('asset allocation'))
  expect(sent?.body).toMatch(/50\.000 units of .* to Neem Balanced Advantage/)
  expect((await validate(link)).data.expiresAt).toMatch(/^2026-09-01/)
  expect((await details(link)).data).toMatchObject({
    folioNo: '91024821',
    units: '50.000',
    scheme: { schemePlanCode: 'FLEXI-DG' },
    toScheme: { schemePlanCode: 'BALADV-DG' },
  })
  const thirdParty = outflowJourney(portal, people.priya.pan, await portal.loginAs(people.priya.pan))
  for (const answer of [
    await validate(link, thirdParty),
    await details(link, thirdParty),
    await validate(randomUUID()),
  ])
    expect(answer.resultInfo.resultCodeId).toBe('-386')
})

test('it is accepted as it stands, once, and becomes a switch [S7.080]', async () => {
  const link = await propose()
  const more = await accept(draftTerms({ ...proposed, units: '60.000' }))
  expect(more.resultInfo.resultCodeId).toBe('-386')
  const { data } = await accept()
  expect(data.orders).toMatchObject([{ kind: 'SWITCH', state: 'accepted', unitsHeld: '50.000' }])
  // The proposal of the first test is open still, and the same switch: that one is accepted next.
  expect((await accept()).resultInfo.resultCode).toBe('SUCCESS')
  expect((await accept()).resultInfo.resultCodeId).toBe('-386')
  expect((await validate(link)).resultInfo.resultCodeId).toBe('-386')
})

test('a week later it is over [S7.080]', async () => {
  const link = await propose()
  await portal.advance(7)
  own = outflowJourney(portal, pan, await portal.loginAs(pan))
  expect((await details(link)).resultInfo.resultCodeId).toBe('-386')
  expect((await accept()).resultInfo.resultCodeId).toBe('-386')
})
