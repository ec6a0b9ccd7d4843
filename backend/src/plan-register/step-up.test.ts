import { amountOn, type PlanStepUp, withAmount } from './step-up'

const stepUp: PlanStepUp = {
  topUpAmount: 500_00,
  topUpFrequency: 'Yearly',
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
  from: '2026-09-10',
  taken: 0,
}

/** First debit of Rs 5,000 on 10 September 2026; rupees worked out by hand. */
const table: [string, Partial<PlanStepUp>, string, number][] = [
  ['the first debit', {}, '2026-09-10', 5_000],
  ['the last one of the first year', {}, '2027-08-10', 5_000],
  ['the first one of the second year', {}, '2027-09-10', 5_500],
  ['the tenth year', {}, '2036-08-10', 9_500],
  ['half a year on, every half year', { topUpFrequency: 'Half Yearly' }, '2027-03-10', 5_500],
  ['a day less than half a year', { topUpFrequency: 'Half Yearly' }, '2027-03-09', 5_000],
  ['five half years on', { topUpFrequency: 'Half Yearly' }, '2029-03-10', 7_500],
  ['a highest instalment between two steps', { topUpMaxAmount: 6_200_00 }, '2029-09-10', 6_200],
  ['the step before the highest one', { topUpMaxAmount: 6_200_00 }, '2028-09-10', 6_000],
  ['the fourth year of three with step-ups', { topUpMaxYears: 3 }, '2030-09-10', 6_500],
  ['a last day for step-ups, the day before one', { topUpuntil: '2028-09-09' }, '2030-09-10', 5_500],
  ['a last day for step-ups, the day of one', { topUpuntil: '2028-09-10' }, '2030-09-10', 6_000],
]

test.each(table)('%s [S3.037]', (_when, changes, dueOn, rupees) => {
  expect(amountOn({ amountPaise: 5_000_00, stepUp: { ...stepUp, ...changes } }, dueOn)).toBe(rupees * 100)
})

test('without a step-up all instalments are alike', () => {
  expect(amountOn({ amountPaise: 5_000_00, stepUp: null }, '2036-09-10')).toBe(5_000_00)
})

test('an amount set anew is where the next step-up begins, on its old date; one above the highest stays', () => {
  const plan = withAmount({ amountPaise: 5_000_00, stepUp }, 8_000_00, '2028-01-10')
  expect(plan.stepUp?.taken).toBe(1)
  expect(['2028-01-10', '2028-08-10', '2028-09-10'].map((dueOn) => amountOn(plan, dueOn))).toEqual([
    8_000_00, 8_000_00, 8_500_00,
  ])
  const capped = { ...plan, stepUp: { ...stepUp, topUpMaxAmount: 6_000_00 } }
  expect(amountOn(capped, '2030-09-10')).toBe(8_000_00)
})
