import { sampleFigures } from '@portal/testing/samples'
import { laterText, navSteps, navTiming, timeLeft, type NavTerms } from './nav-timing'

const tuesday: NavTerms = {
  cutOff: '15:00',
  cutOffAt: '2026-08-25T09:30:00Z',
  navDateIfPaidNow: '2026-08-25',
  navDateIfPaidLater: '2026-08-26',
  unitsOnIfPaidNow: '2026-08-26',
  unitsOnIfPaidLater: '2026-08-27',
}
const at = (instant: string) => Date.parse(instant)
const noon = at('2026-08-25T07:48:00Z')
const said = { folio: 'folio XXXX4821', writeTo: '', figures: sampleFigures }

test('counts down to the cut-off on India’s clock [S9.058]', () => {
  expect(navTiming(tuesday, noon)).toEqual({
    left: 6_120_000,
    countdown: '1 h 42 min left',
    headline: '1 h 42 min left for today’s NAV',
    before: '3:00 pm today',
    pay: 'Pay before 3:00 pm today',
  })
})

test('counts seconds in the last ten minutes and never below zero', () => {
  expect(navTiming(tuesday, at('2026-08-25T09:29:18Z')).headline).toBe('0:42 left for today’s NAV')
  expect(navTiming(tuesday, at('2026-08-25T09:31:00Z')).left).toBe(0)
})

test('names the day in place of a countdown when the cut-off is on another day', () => {
  const saturday = { ...tuesday, cutOffAt: '2026-08-31T09:30:00Z', navDateIfPaidNow: '2026-08-31' }
  const timing = navTiming(saturday, at('2026-08-29T06:00:00Z'))
  expect(timing.countdown).toBeUndefined()
  expect(timing).toMatchObject({
    headline: 'You get the NAV of Monday, 31 August',
    before: '3:00 pm on Monday, 31 August',
    pay: 'Pay within 30 minutes of confirming',
  })
  expect(navSteps(saturday, at('2026-08-29T06:00:00Z'), said)[0]?.title).toBe(
    'Pay within 30 minutes of confirming',
  )
})

test('an offer counts down to no cut-off: all of its money gets one NAV', () => {
  const offer = { ...tuesday, navDateIfPaidNow: '2026-09-10', navDateIfPaidLater: '2026-09-10' }
  expect(navTiming(offer, noon)).toEqual({
    left: 6_120_000,
    headline: 'You get the NAV of Thursday, 10 September',
    before: '3:00 pm today',
    pay: 'Pay within 30 minutes of confirming',
  })
  expect(laterText(offer)).toBe(
    'All money that comes while this offer is open gets the NAV of Thursday, 10 September.',
  )
})

test('tells when to pay, which NAV counts and when units arrive', () => {
  const titles = navSteps(tuesday, noon, { ...said, writeTo: 'XXha@example.in' }).map(({ title }) => title)
  expect(titles).toEqual([
    'Pay before 3:00 pm today',
    'Tonight: NAV of Tuesday, 25 August',
    'Wednesday, 26 August: units in folio XXXX4821',
  ])
  expect(laterText(tuesday)).toBe(
    'If you pay after 3:00 pm, you get the NAV of Wednesday, 26 August and your units on Thursday, 27 August.',
  )
})

test.each([
  [
    'by the hour that the server says',
    '21:30',
    'We publish it by 9:30 pm. You buy your units at this price.',
  ],
  ['at an hour that is not said before the server did', undefined, 'You buy your units at this price.'],
])('the NAV of today is published %s', (_what, navsBy, text) => {
  const figures = navsBy === undefined ? undefined : { ...sampleFigures, navsBy }
  expect(navSteps(tuesday, noon, { ...said, figures })[1]?.text).toBe(text)
})

test('a liquid scheme’s NAV of the day before is not said to be published tonight', () => {
  const liquid = {
    ...tuesday,
    cutOff: '13:30',
    cutOffAt: '2026-08-25T08:00:00Z',
    navDateIfPaidNow: '2026-08-24',
  }
  expect(navSteps(liquid, noon, said)[1]).toMatchObject({
    title: 'NAV of Monday, 24 August',
    text: 'This scheme uses the previous day’s NAV. You buy your units at this price.',
  })
})

test.each([
  [28 * 60_000, '28 min left'],
  [47 * 3_600_000, '47 h 0 min left'],
  [30 * 86_400_000 - 60_000, '29 days left'],
])('what is left of %d ms reads "%s"', (left, text) => expect(timeLeft(left)).toBe(text))
