import { daysOf, filterOf, readView, writeView } from './transactions-view'

test.each([
  ['3M', '2026-08-25', { from: '2026-05-25' }],
  ['FY', '2026-08-25', { from: '2026-04-01' }],
  ['FY', '2027-03-31', { from: '2026-04-01' }],
  ['LAST_FY', '2026-08-25', { from: '2025-04-01', to: '2026-03-31' }],
  ['LAST_FY', '2026-04-01', { from: '2025-04-01', to: '2026-03-31' }],
] as const)('%s seen from %s', (period, today, days) => {
  expect(daysOf(period, today)).toEqual(days)
})

test('an address holds the view, and no address can break it', () => {
  const query = new URLSearchParams(
    'type=SIP&status=OPEN&amount=UP_TO_50000&period=FY&folio=91024821&search=flexi',
  )
  expect(writeView(readView(query)).toString()).toBe(query.toString())
  const strange = readView(new URLSearchParams('type=X&status=&amount=1&period=9&folio=<script>'))
  expect(writeView(strange).toString()).toBe('')
})

test('asks the server only for what is said', () => {
  expect(filterOf(readView(new URLSearchParams('search=%20')), '2026-08-25')).toEqual({})
  expect(filterOf(readView(new URLSearchParams('period=LAST_FY&type=IDCW')), '2026-08-25')).toEqual({
    type: 'IDCW',
    from: '2025-04-01',
    to: '2026-03-31',
  })
})
