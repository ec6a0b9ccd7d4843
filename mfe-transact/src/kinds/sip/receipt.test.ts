import { oddConf, sampleFigures as figures } from '@portal/testing/samples'
import { sampleAttempt, sampleOrder } from '../../testing/sample-order'
import { sampleRegistration } from '../../testing/sample-sip'
import instalmentReceipt from './instalment-receipt'
import sipReceipt from './receipt'

const titles = (of: { title: string }[]) => of.map(({ title }) => title)

test('a SIP that is accepted tells when it is registered, and its first debit', () => {
  const order = sampleRegistration()
  expect(sipReceipt.headline(order)).toEqual({
    title: 'We have your SIP',
    text: '₹5,000 a month on the 10th, into Neem Flexi Cap Fund.',
  })
  expect(titles(sipReceipt.steps(order, { figures }))).toEqual([
    'Accepted on 25 Aug 2026, 1:20 pm',
    'We register the SIP',
    'Sunday, 11 October: we remind you',
    'Monday, 12 October: the first debit by mandate',
  ])
  expect(sipReceipt.steps(order)[1]?.text).toBe(
    'After 3:00 pm on Tuesday, 25 August. You can cancel until then.',
  )
  expect(sipReceipt.steps(order, { figures })[3]?.text).toMatch(/^The 10th is a Saturday\. Keep enough money/)
})

test('the reminder of a debit comes as long before it as the server says, and is not promised before it did', () => {
  const steps = sipReceipt.steps(sampleRegistration(), oddConf)
  expect(steps[2]).toEqual({
    state: 'next',
    title: 'Saturday, 10 October: we remind you',
    text: 'By e-mail and SMS, 37 hours before each debit.',
  })
  expect(sipReceipt.steps(sampleRegistration(), { figures })[2]?.text).toBe(
    'By e-mail and SMS, a day before each debit.',
  )
  expect(titles(sipReceipt.steps(sampleRegistration())).join()).not.toContain('remind')
})

test('a SIP that is registered says so, how often it runs, and which debit is next', () => {
  const order = sampleRegistration({
    state: 'registered',
    installments: 36,
    dues: sampleRegistration().dues.slice(2),
  })
  expect(sipReceipt.headline(order).text).toMatch(/36 times\.$/)
  expect(sipReceipt.status(order)).toEqual({ tone: 'positive', text: 'SIP registered' })
  expect(titles(sipReceipt.steps(order)).at(-1)).toBe('Thursday, 10 December: the next debit by mandate')
})

test('with one instalment paid now they are counted together, and the first debit says why it is a month later', () => {
  const order = sampleRegistration({ installments: 24, firstNow: 5_000_00, sipStartDate: '2026-10-10' })
  expect(sipReceipt.headline(order).text).toMatch(/, 25 times: 1 now, 24 by mandate\.$/)
  expect(sipReceipt.steps(order).at(-1)?.text).toMatch(
    /^It comes about a month after the instalment that you pay now\. The 10th is a Saturday\. Keep/,
  )
  const daily = { ...order, sipFrequency: 'Daily' as const }
  expect(sipReceipt.steps(daily).at(-1)?.text).toMatch(/^The 10th/)
})

test('the first instalment that is paid now stands in the receipt of its SIP', () => {
  const first = sampleOrder({ kind: 'SIP_INSTALMENT', amount: 5_000_00 })
  expect(sipReceipt.headline(sampleRegistration(), { others: [first] }).text).toMatch(
    /The first instalment is paid\.$/,
  )
  expect(titles(sipReceipt.steps(sampleRegistration(), { others: [first] }))[1]).toBe(
    'First instalment paid: ₹5,000.00',
  )
  const unpaid = { ...first, state: 'created' as const, payments: [] }
  expect(titles(sipReceipt.steps(sampleRegistration(), { others: [unpaid] }))[1]).toBe(
    'Pay ₹5,000.00 by 1:50 pm',
  )
  const debit = { debitOn: '2026-08-25', moneyBy: '2026-08-26', isWithBank: false }
  const pending = sampleAttempt({ paymentMode: 'KOTM', state: 'pending', settledAt: null, debit })
  const byMandate = { ...unpaid, payments: [pending] }
  expect(sipReceipt.headline(sampleRegistration(), { others: [byMandate] }).text).toMatch(
    /Your mandate pays the first instalment\.$/,
  )
  expect(sipReceipt.steps(sampleRegistration(), { others: [byMandate] })[1]).toEqual({
    state: 'now',
    title: 'First instalment: ₹5,000.00 is debited on Tuesday, 25 August',
    text: 'By your mandate. The money is here by Wednesday, 26 August.',
  })
})

test.each([
  ['cancelled', 'Your SIP is cancelled', 'No debit follows.'],
  ['rejected', 'We could not register your SIP', 'Your mandate ended.'],
] as const)('a SIP that is %s promises no debit', (state, title, text) => {
  const order = sampleRegistration({ state, failureReason: 'Your mandate ended.', dues: [] })
  expect(sipReceipt.headline(order)).toEqual({ title, text })
  expect(sipReceipt.steps(order)).toHaveLength(2)
})

const debited = sampleOrder({
  kind: 'SIP_INSTALMENT',
  state: 'created',
  amount: 5_000_00,
  payments: [],
  dueOn: '2026-10-10',
  createdAt: '2026-10-12T03:00:00Z',
  navDate: '2026-10-13',
  unitsOn: '2026-10-14',
  mandate: { umrn: 'U1', bankName: 'Parijat Bank', accountLast4: '4417' },
})

test('an instalment that a mandate pays tells of its debit, not of a payment', () => {
  expect(instalmentReceipt.headline(debited).title).toBe('We debit ₹5,000.00')
  expect(instalmentReceipt.status(debited).text).toBe('Debit on its way')
  expect(titles(instalmentReceipt.steps(debited))).toEqual([
    'Presented to Parijat Bank ••4417',
    'Your bank answers',
    'NAV of Tuesday, 13 October',
    'Wednesday, 14 October: units in folio XXXXXX4821',
  ])
})

test('a debit that failed says why, and that nothing was invested', () => {
  const failed = { ...debited, state: 'expired' as const, failureReason: 'There was too little money.' }
  expect(instalmentReceipt.headline(failed)).toEqual({
    title: 'We could not debit ₹5,000.00',
    text: 'There was too little money. Nothing was invested.',
  })
  expect(instalmentReceipt.status(failed)).toEqual({ tone: 'negative', text: 'Debit failed' })
})

test('a debited instalment tells of its units', () => {
  const allotted = { ...debited, state: 'allotted' as const, nav: '98.4215', units: '50.799' }
  expect(instalmentReceipt.headline(allotted).title).toBe('You have 50.799 more units')
  expect(titles(instalmentReceipt.steps(allotted)).at(-1)).toBe('50.799 units in folio XXXXXX4821')
  expect(instalmentReceipt.headline({ ...debited, state: 'paid' }).title).toBe('₹5,000.00 is debited')
})
