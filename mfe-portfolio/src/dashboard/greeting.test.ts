import { dayPart, firstName, greeting, valuesLine } from './greeting'

test.each([
  ['2026-08-24T22:29:59Z', 'evening'],
  ['2026-08-24T22:30:00Z', 'morning'],
  ['2026-08-25T06:29:59Z', 'morning'],
  ['2026-08-25T06:30:00Z', 'afternoon'],
  ['2026-08-25T11:29:59Z', 'afternoon'],
  ['2026-08-25T11:30:00Z', 'evening'],
  ['2026-08-25T18:30:00Z', 'evening'],
])('reads the part of the day on the clock of India, not of the device: %s is %s [S9.058]', (now, part) => {
  expect(dayPart(now)).toBe(part)
})

test('greets by the first name', () => {
  expect(greeting('Asha Verma', '2026-08-25T07:48:00Z')).toBe('Good afternoon, Asha')
  expect(greeting('  ', '2026-08-25T07:48:00Z')).toBe('Good afternoon')
  expect(firstName(' Om  Oberoi ')).toBe('Om')
})

test('names the day in India and the day of the NAVs [S9.058]', () => {
  expect(valuesLine('2026-08-24', '2026-08-24T19:00:00Z')).toBe(
    'Tuesday, 25 August 2026 · values use the NAVs of 24 Aug 2026',
  )
  expect(valuesLine(undefined, '2026-08-25T07:48:00Z')).toBe(
    'Tuesday, 25 August 2026 · values use the latest NAVs',
  )
  expect(valuesLine(null, '2026-08-25T07:48:00Z')).toBe('Tuesday, 25 August 2026')
})
