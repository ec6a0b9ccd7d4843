import fc from 'fast-check'
import { addDays } from '@portal/contracts/format'
import { valueOf } from '../folios/allotment-math'
import { compareUnits, type OurHolding, subjectOfHolding, type TheirHolding } from './compare-units'

const day = '2026-08-31'
const terms = { day, bookedBy: (on: string) => addDays(on, 1) }
const thousandths = (count: number) => (count / 1000).toFixed(3)

const holding = fc.record({
  folio: fc.integer({ min: 7_000_0000, max: 7_999_9999 }),
  planCode: fc.constantFrom('FLEXI-DG', 'LIQUID-RG', 'ELSS-DG'),
  units: fc.integer({ min: 1, max: 9_999_999_999 }),
  nav: fc.integer({ min: 1_0000, max: 9_999_9999 }),
})
const ledgers = fc
  .uniqueArray(holding, {
    minLength: 1,
    maxLength: 25,
    selector: ({ folio, planCode }) => `${folio} ${planCode}`,
  })
  .map((rows) =>
    rows.map(({ folio, planCode, units, nav }): OurHolding => ({
      folioNo: String(folio),
      planCode,
      units: thousandths(units),
      nav: (nav / 10_000).toFixed(4),
      lastEntry: folio,
      recent: [],
    })),
  )
const told = ({ folioNo, planCode, units, nav }: OurHolding, place: number): TheirHolding => ({
  line: place + 2,
  folioNo,
  planCode,
  units,
  nav,
  amount: nav === null ? null : valueOf(units, nav),
  on: day,
})
const more = (units: string, by: number) => thousandths(Math.round(Number(units) * 1000) + by)

test('books that say the same differ in nothing', () => {
  fc.assert(
    fc.property(ledgers, (ours) => {
      expect(compareUnits(ours, ours.map(told), terms)).toEqual({
        agreed: ours.length,
        inTransit: [],
        differences: [],
      })
    }),
  )
})

const faults: Readonly<Record<string, (line: TheirHolding) => TheirHolding[]>> = {
  missing: () => [],
  twice: (line) => [line, { ...line, line: 900 }],
  units: (line) => [{ ...line, units: more(line.units, 1) }],
  nav: (line) => [{ ...line, nav: (Number(line.nav) + 0.0001).toFixed(4) }],
  amount: (line) => [{ ...line, amount: (line.amount ?? 0) + 2 }],
  day: (line) => [{ ...line, on: addDays(day, -1) }],
}

test.each(Object.keys(faults))('one line that is wrong (%s) is found once, and nothing else', (kind) => {
  fc.assert(
    fc.property(ledgers, fc.nat(), (ours, chosen) => {
      const at = chosen % ours.length
      const our = ours[at]
      if (!our) throw new Error('nothing was chosen')
      const theirs = ours.flatMap((each, place) =>
        place === at ? (faults[kind]?.(told(each, place)) ?? []) : [told(each, place)],
      )
      const result = compareUnits(ours, theirs, terms)
      expect(result).toMatchObject({ agreed: ours.length - 1, inTransit: [] })
      expect(result.differences).toEqual([expect.objectContaining({ kind, subject: subjectOfHolding(our) })])
    }),
  )
})

test('a holding that our ledger does not have is found; one without units is not, on either side', () => {
  fc.assert(
    fc.property(ledgers, (ours) => {
      const foreign = {
        ...told({ folioNo: '1', planCode: 'X-DG', units: '5.000', nav: null, lastEntry: 1, recent: [] }, 0),
        line: 77,
      }
      const closed = { ...foreign, folioNo: '2', units: '0.000' }
      const empty: OurHolding = {
        folioNo: '3',
        planCode: 'X-DG',
        units: '0.000',
        nav: null,
        lastEntry: 1,
        recent: [],
      }
      const result = compareUnits([...ours, empty], [...ours.map(told), foreign, closed], terms)
      expect(result).toEqual({
        agreed: ours.length + 1,
        inTransit: [],
        differences: [
          {
            kind: 'unknown',
            subject: subjectOfHolding(foreign),
            line: 77,
            ours: null,
            theirs: '5.000 units',
          },
        ],
      })
    }),
  )
})

const bought: OurHolding = {
  folioNo: '70010001',
  planCode: 'FLEXI-DG',
  units: '120.500',
  nav: '10.0000',
  lastEntry: 41,
  recent: [
    { on: day, units: '30.500' },
    { on: day, units: '-10.000' },
  ],
}
const before = (units: string) => [{ ...told({ ...bought, units }, 0) }]
const until = addDays(day, 1)

test('units that our last changes explain are in transit, and no others', () => {
  const waits = { agreed: 0, inTransit: [{ subject: subjectOfHolding(bought), until }], differences: [] }
  expect(compareUnits([bought], before('90.000'), terms)).toEqual(waits)
  expect(compareUnits([bought], before('100.000'), terms)).toEqual(waits)
  // The older change alone is no state that their ledgers can be in.
  for (const units of ['130.500', '99.999', '0.000'])
    expect(compareUnits([bought], before(units), terms).differences).toMatchObject([
      { kind: 'units', theirs: units },
    ])
  const late = { ...terms, day: addDays(day, 2) }
  const line = { ...before('90.000')[0], on: late.day } as TheirHolding
  expect(compareUnits([bought], [line], late).differences).toMatchObject([{ kind: 'units' }])
})

test('a first purchase that the registrar has not booked is in transit', () => {
  const first = { ...bought, units: '30.500', recent: [{ on: day, units: '30.500' }] }
  expect(compareUnits([first], [], terms).inTransit).toEqual([{ subject: subjectOfHolding(first), until }])
  expect(compareUnits([{ ...first, recent: [] }], [], terms).differences).toMatchObject([
    { kind: 'missing', ours: '30.500 units, last changed by ledger entry 41' },
  ])
})

test('no number of a folio is in what is found', () => {
  const found = JSON.stringify(compareUnits([{ ...bought, recent: [] }], [], terms))
  expect(found).not.toContain(bought.folioNo)
})
