import { sampleRegistration } from '../../testing/sample-sip'
import { calendarFile } from './next-debits'

/** Its lines as a calendar reads them: unfolded. */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')

test('every debit is a day in the calendar, on the business day of the debit, with a word the day before', () => {
  const lines = linesOf(calendarFile(sampleRegistration()))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1)).toBe('END:VCALENDAR')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4)
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:SR100131-20261010@neemmf.example',
      'DTSTAMP:20260825T075000Z',
      'DTSTART;VALUE=DATE:20261012',
      'DTEND;VALUE=DATE:20261013',
      'SUMMARY:SIP of ₹5\\,000: Neem Flexi Cap Fund',
      'TRIGGER:-PT15H',
    ]),
  )
})

test('no line is longer than 75 octets, and what is special in a calendar is escaped', () => {
  const { scheme } = sampleRegistration()
  const schemeName = `Neem; ${'₹'.repeat(60)}, \\ fund`
  const file = calendarFile(sampleRegistration({ scheme: { ...scheme, schemeName } }))
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:SIP of ₹5\\,000: Neem\\; ${'₹'.repeat(60)}\\, \\\\ fund`)
})
