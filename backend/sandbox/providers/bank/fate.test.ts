import { debitFate, instantFate, payoutFate } from './fate'

const tuesday = new Date('2026-08-25T04:30:00Z')
const friday = new Date('2026-08-28T04:30:00Z')

test('a payout is credited at noon of its due day, or an hour after it came too late for that', () => {
  const at = (dueOn: string, now: Date) => payoutFate('1234', dueOn, now).answersAt.toISOString()
  expect(at('2026-08-25', tuesday)).toBe('2026-08-25T06:30:00.000Z')
  expect(at('2026-08-27', tuesday)).toBe('2026-08-27T06:30:00.000Z')
  expect(at('2026-08-25', new Date('2026-08-25T08:30:00Z'))).toBe('2026-08-25T09:30:00.000Z')
})

test('an account ending 7777 returns it a business day later', () => {
  expect(payoutFate('50107777', '2026-08-28', friday)).toEqual({
    outcome: 'refused',
    reason: 'The account is closed.',
    answersAt: new Date('2026-08-31T05:30:00Z'),
  })
})

test.each([
  ['1234', ['done', 'done', 'done', 'done']],
  ['6666', ['done', 'refused', 'done', 'refused']],
  ['5555', ['refused', 'refused', 'refused', 'refused']],
])('debits of an account ending %s end %j', (ending, outcomes) => {
  const fates = [0, 1, 2, 3].map((before) => debitFate(`5010${ending}`, '2026-08-28', friday, before))
  expect(fates.map(({ outcome }) => outcome)).toEqual(outcomes)
  expect(new Set(fates.map(({ answersAt }) => answersAt.toISOString()))).toEqual(
    new Set(['2026-08-31T05:30:00.000Z']),
  )
})

test('what goes by IMPS is credited or refused in the same minute, also on a Sunday', () => {
  const sunday = new Date('2026-08-30T22:05:00+05:30')
  expect(instantFate('1234', sunday)).toEqual({ outcome: 'done', reason: null, answersAt: sunday })
  expect(instantFate('50107777', sunday)).toMatchObject({ outcome: 'refused', answersAt: sunday })
})
