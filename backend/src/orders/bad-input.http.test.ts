import { cartApi } from '@portal/contracts/cart/cart'
import { distributorApi } from '@portal/contracts/distributors/distributor'
import { purchaseApi } from '@portal/contracts/orders/purchase'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { orders } from './schema'
import { ashasSip } from '../../test-kit/orders/sip-journey'

let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(people.asha.pan)
})
afterAll(() => portal.close())

const lumpsum = { schemePlanCode: 'FLEXI-DG', folioNo: '91024821', amount: 25_000_00 }
const advice = {
  distributorARN: 'ARN-1204',
  subBrokerCode: null,
  euin: 'E012041',
  ria: null,
  executionOnly: false,
}
const cover = { nomineeName: 'Ravi Verma', nomineeRelation: 'SP', healthDeclared: true }
const growth = {
  topUpAmount: 500_00,
  topUpFrequency: 'Yearly',
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
}

/** Sent as no page would send it: whatever the contract's types say. */
async function sent(kind: 'lumpsum' | 'sip', changed: object) {
  const [endpoint, whole] = kind === 'sip' ? [sipApi.validateSip, ashasSip] : [purchaseApi.quote, lumpsum]
  const { status, resultInfo } = await portal.call(endpoint, { ...whole, ...changed } as never, { token })
  const { resultCodeId, resultMsg } = resultInfo
  return { status, code: resultCodeId, text: resultMsg }
}

/** What is no value of a field at all is refused by the field's name, before anything is looked up. */
const malformed: ['lumpsum' | 'sip', field: string, changed: object][] = [
  ...[null, '', '25000', ' 2500000 ', '२५०००', -1, 0.5, 1e300, [], {}, true].map(
    (amount) => ['lumpsum', 'amount', { amount }] as ['lumpsum', string, object],
  ),
  ['lumpsum', 'schemePlanCode', { schemePlanCode: 'flexi-dg' }],
  ['lumpsum', 'schemePlanCode', { schemePlanCode: ' FLEXI-DG' }],
  ['lumpsum', 'schemePlanCode', { schemePlanCode: 'FLEXI\u200b-DG' }],
  ['lumpsum', 'folioNo', { folioNo: '' }],
  ['lumpsum', 'folioNo', { folioNo: '९१०२४८२१' }],
  ['lumpsum', 'folioNo', { folioNo: "91024821' or 1=1" }],
  ['lumpsum', 'advice.distributorARN', { advice: { ...advice, distributorARN: '1204' } }],
  ['lumpsum', 'advice.distributorARN', { advice: { ...advice, distributorARN: 'ARN-१२०४' } }],
  ['lumpsum', 'advice.euin', { advice: { ...advice, euin: 'E12' } }],
  ['lumpsum', 'advice.euin', { advice: { ...advice, euin: ' E012041' } }],
  ['lumpsum', 'advice.ria', { advice: { ...advice, ria: 'INA12' } }],
  ['lumpsum', 'advice.ria', { advice: { ...advice, ria: 'INA\u202e000012345' } }],
  ['lumpsum', 'advice.subBrokerCode', { advice: { ...advice, subBrokerCode: 'x'.repeat(41) } }],
  ['sip', 'amount', { amount: null }],
  ['sip', 'sipDate', { sipDate: 2 }],
  ['sip', 'sipDate', { sipDate: '10' }],
  ['sip', 'sipFrequency', { sipFrequency: 'Weekly' }],
  ['sip', 'sipStartDate', { sipStartDate: '2026-02-31' }],
  ['sip', 'sipStartDate', { sipStartDate: '10 Sep 2026' }],
  ['sip', 'until.months', { until: { sipPeriod: 'No. of Months', months: 0 } }],
  ['sip', 'until.months', { until: { sipPeriod: 'No. of Months', months: 6.5 } }],
  ['sip', 'until.installments', { until: { sipPeriod: 'No. of Installments', installments: 1201 } }],
  ['sip', 'until.installments', { until: { sipPeriod: 'No. of Installments' } }],
  ['sip', 'until.endDate', { until: { sipPeriod: 'Date', endDate: '२०२७-०१-१०' } }],
  ['sip', 'until.amount', { until: { sipPeriod: 'SIP amount reaches', amount: '60000' } }],
  ['sip', 'until.sipPeriod', { until: { sipPeriod: 'Never' } }],
  ['sip', 'umrn', { umrn: 'x'.repeat(21) }],
  ['sip', 'payFirstNow', { payFirstNow: 'Y' }],
  ['sip', 'sipGoal', { sipGoal: 'A yacht' }],
  ['sip', 'sipTopUp.topUpAmount', { sipTopUp: { ...growth, topUpAmount: -1 } }],
  ['sip', 'sipTopUp.topUpFrequency', { sipTopUp: { ...growth, topUpFrequency: 'Daily' } }],
  ['sip', 'sipTopUp.topUpMaxYears', { sipTopUp: { ...growth, topUpMaxYears: 0 } }],
  ['sip', 'sipTopUp.topUpuntil', { sipTopUp: { ...growth, topUpuntil: 'soon' } }],
  ['sip', 'smart.nomineeName', { smart: { ...cover, nomineeName: '' } }],
  ['sip', 'smart.nomineeName', { smart: { ...cover, nomineeName: 'x'.repeat(65) } }],
  ['sip', 'smart.nomineeRelation', { smart: { ...cover, nomineeRelation: 'Friend' } }],
  ['sip', 'smart.healthDeclared', { smart: { ...cover, healthDeclared: false } }],
  ['sip', 'smart.birthDate', { smart: { ...cover, birthDate: '1990-02-30' } }],
]

test('a value that no form sends is refused by the name of its field', async () => {
  for (const [kind, field, changed] of malformed) {
    const { status, code, text } = await sent(kind, changed)
    expect([changed, status, code, text]).toEqual([
      changed,
      400,
      'E_REQUEST',
      expect.stringContaining(`Some of what was sent is not valid: `),
    ])
    expect([changed, text]).toEqual([changed, expect.stringContaining(field.split('.')[0] ?? field)])
  }
})

/** What is a value, but one that the rules forbid, is refused in the words that the form has for it. */
const forbidden: [kind: 'lumpsum' | 'sip', changed: object, code: string, text: string][] = [
  ['lumpsum', { amount: 0 }, '-307', 'Enter an amount'],
  ['lumpsum', { amount: 99_00 }, '-307', 'The minimum amount is ₹1,000. Enter ₹1,000 or more.'],
  [
    'lumpsum',
    { amount: 25_000_50 },
    '-309',
    'You can go up from ₹1,000 in steps of ₹1. Enter ₹25,000 or ₹25,001.',
  ],
  ['lumpsum', { schemePlanCode: 'NOSUCH-DG' }, '-310', 'We no longer offer this fund. Choose another.'],
  [
    'lumpsum',
    { schemePlanCode: 'SMALL-DG' },
    '-303',
    'Neem Small Cap Fund is closed to new investments. Choose another fund.',
  ],
  [
    'lumpsum',
    { advice },
    '-317',
    'A Direct plan has no distributor. Choose the Regular plan, or invest directly.',
  ],
  ['sip', { amount: 1_00 }, '-307', 'The minimum amount is ₹500. Enter ₹500 or more.'],
  [
    'sip',
    { amount: 1_50_000_00 },
    '-397',
    'Your mandate on Parijat Bank ••4417 allows up to ₹1,00,000 a debit. Invest ₹1,00,000 or less, or choose another mandate.',
  ],
  ['sip', { sipStartDate: '2026-09-15' }, '-392', 'Choose a first instalment on day 10 of a month.'],
  [
    'sip',
    { sipStartDate: '2020-09-10' },
    '-393',
    'The first debit can be due on 10 Sep 2026, after the notice of your debit. Choose that date or a later one.',
  ],
  [
    'sip',
    { until: { sipPeriod: 'No. of Months', months: 5 } },
    '-394',
    'The SIP must run for at least 6 months. Choose a later end date.',
  ],
  [
    'sip',
    { until: { sipPeriod: 'Date', endDate: '2020-01-10' } },
    '-394',
    'The SIP end date must be in the future. Choose a later date.',
  ],
  [
    'sip',
    { sipTopUp: { ...growth, topUpAmount: 99_00 } },
    '-433',
    'The minimum amount is ₹100. Enter ₹100 or more.',
  ],
  ...['R', '<b>Ravi</b>', 'R2-D2', 'रवि', 'Ra\u200bvi', '\u202eivaR'].map(
    (nomineeName) =>
      ['sip', { smart: { ...cover, nomineeName } }, '-432', 'Please enter valid Name'] as [
        'sip',
        object,
        string,
        string,
      ],
  ),
]

test('a value that the rules forbid is refused in words that say what to do', async () => {
  for (const [kind, changed, code, text] of forbidden)
    expect([changed, await sent(kind, changed)]).toEqual([changed, { status: 200, code, text }])
})

test("somebody else's mandate is none at all", async () => {
  expect(await sent('sip', { umrn: 'NOBODYS' })).toMatchObject({ status: 404, code: 'E_NOT_FOUND' })
})

test('none of it left an order or a line of the cart behind', async () => {
  const before = await portal.platform.db.$count(orders)
  for (const [, , changed] of malformed.slice(0, 5)) {
    const investDetails = { kind: 'LUMPSUM', ...lumpsum, ...changed } as never
    expect((await portal.call(cartApi.add, { investDetails }, { token })).status).toBe(400)
  }
  for (const searchKey of ['', 'x'.repeat(65), "%' or 1=1 --", '\u202e٢'])
    expect((await portal.call(distributorApi.arnList, { searchKey }, { token })).status).toBeLessThan(500)
  const { data } = await portal.call(cartApi.cart, { panNumber: people.asha.pan }, { token })
  expect(data.items).toEqual([])
  expect(await portal.platform.db.$count(orders)).toBe(before)
})
