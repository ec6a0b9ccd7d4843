import fc from 'fast-check'
import { addDays } from '@portal/contracts/format'
import {
  compareMoney,
  type MoneyKind,
  type OurMoney,
  subjectOf,
  type TheirMoney,
  totalsOf,
} from './compare-money'

const day = '2026-08-31'
const terms = { day, arrivesBy: (on: string) => addDays(on, 1) }
/** Movements that our books have. */
type Booked = OurMoney & { amount: number }
const done = (seed: number, kind: MoneyKind): Booked => ({
  kind,
  id: `id-${seed}`,
  names: [`bank-${seed}`, `id-${seed}`],
  amount: 100_00 + seed,
  state: 'done',
  // All of it is due, so that what is missing differs.
  on: addDays(day, -2 - (seed % 20)),
  utr: `UTR${seed}`,
  units: '12.345',
  nav: '98.7654',
})
const kinds: MoneyKind[] = ['capture', 'refund', 'payout', 'debit', 'trade']
const ledgers = fc
  .uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 30 })
  .chain((seeds) =>
    fc
      .array(fc.constantFrom(...kinds), { minLength: seeds.length, maxLength: seeds.length })
      .map((chosen) => seeds.map((seed, place) => done(seed, chosen[place] ?? 'payout'))),
  )

/** The same movement in their words. */
const told = (our: Booked, place: number): TheirMoney => {
  const fee = place % 3 === 0 ? 11_80 : 0
  return {
    line: place + 2,
    kind: our.kind,
    names: [our.names[place % 2] ?? ''],
    amount: our.amount,
    state: our.state,
    on: our.on,
    utr: our.utr,
    batch: 'setl_1',
    fee,
    tax: fee ? 1_80 : 0,
    net: our.kind === 'refund' ? our.amount + fee : our.amount - fee,
    units: our.units ?? null,
    nav: our.nav ?? null,
  }
}
const agreed = (count: number) => ({ agreed: count, inTransit: [], differences: [] })

test('books that say the same differ in nothing, in whatever order', () => {
  fc.assert(
    fc.property(ledgers, fc.boolean(), (ours, isReversed) => {
      const theirs = ours.map(told)
      expect(compareMoney(ours, isReversed ? theirs.reverse() : theirs, terms)).toEqual(agreed(ours.length))
    }),
  )
})

const faults: Readonly<Record<string, (line: TheirMoney) => { theirs: TheirMoney[]; found: object }>> = {
  missing: () => ({ theirs: [], found: { kind: 'missing', line: null } }),
  twice: (line) => ({ theirs: [line, { ...line, line: 900 }], found: { kind: 'twice', line: 900 } }),
  'twice, under another number': (line) => ({
    theirs: [line, { ...line, line: 900, batch: 'setl_2', utr: 'UTR-2' }],
    found: { kind: 'twice', line: 900 },
  }),
  units: (line) => ({ theirs: [{ ...line, units: '12.346' }], found: { kind: 'units', line: line.line } }),
  nav: (line) => ({ theirs: [{ ...line, nav: '98.7655' }], found: { kind: 'nav', line: line.line } }),
  amount: (line) => ({
    theirs: [{ ...line, amount: line.amount + 1 }],
    found: { kind: 'amount', line: line.line },
  }),
  net: (line) => ({
    theirs: [{ ...line, net: (line.net ?? 0) - 1 }],
    found: { kind: 'net', line: line.line },
  }),
  'day before': (line) => ({
    theirs: [{ ...line, on: addDays(line.on ?? day, -1) }],
    found: { kind: 'day', line: line.line },
  }),
  'day after': (line) => ({
    theirs: [{ ...line, on: addDays(line.on ?? day, 2) }],
    found: { kind: 'day', line: line.line },
  }),
  returned: (line) => ({ theirs: [{ ...line, state: 'back' }], found: { kind: 'state', line: line.line } }),
  'held back': (line) => ({
    theirs: [{ ...line, state: 'open' }],
    found: { kind: 'state', line: line.line },
  }),
  reference: (line) => ({
    theirs: [{ ...line, utr: 'OTHER' }],
    found: { kind: 'reference', line: line.line },
  }),
}

test.each(Object.keys(faults))('one line that is wrong (%s) is found once, and nothing else', (name) => {
  fc.assert(
    fc.property(ledgers, fc.nat(), (ours, chosen) => {
      const at = chosen % ours.length
      const our = ours[at]
      const fault = faults[name]
      if (!our || !fault) throw new Error('nothing was chosen')
      const { theirs, found } = fault(told(our, at))
      const all = ours.flatMap((each, place) => (place === at ? theirs : [told(each, place)]))
      const result = compareMoney(ours, all, terms)
      expect(result).toMatchObject({ agreed: ours.length - 1, inTransit: [] })
      expect(result.differences).toEqual([expect.objectContaining({ ...found, subject: subjectOf(our) })])
    }),
  )
})

test('a line of something that we do not know is found once, also where it stands twice', () => {
  fc.assert(
    fc.property(ledgers, fc.boolean(), (ours, isTwice) => {
      const foreign: TheirMoney = { ...told(done(10_000, 'payout'), 0), line: 800 }
      const all = [...ours.map(told), foreign, ...(isTwice ? [{ ...foreign, line: 801 }] : [])]
      expect(compareMoney(ours, all, terms)).toEqual({
        ...agreed(ours.length),
        differences: [
          {
            kind: 'unknown',
            subject: 'payout bank-10000 setl_1',
            line: 800,
            ours: null,
            theirs: '20000 paise, done',
          },
        ],
      })
    }),
  )
})

test('what may still be on its way is no difference, and one a day later', () => {
  const late = { ...done(1, 'capture'), on: day }
  const subject = 'capture id-1'
  const until = addDays(day, 1)
  const waits = { agreed: 0, inTransit: [{ subject, until }], differences: [] }
  expect(compareMoney([late], [], terms)).toEqual(waits)
  const held = { ...told(late, 0), state: 'open' as const, on: null }
  expect(compareMoney([late], [held], terms)).toEqual(waits)
  const unanswered = { ...late, state: 'open' as const, utr: null }
  expect(compareMoney([unanswered], [told(late, 0)], terms)).toEqual(waits)
  expect(compareMoney([unanswered], [held], terms)).toEqual(waits)
  const tooLate = { ...terms, day: addDays(day, 2) }
  for (const [our, lines, kind] of [
    [late, [], 'missing'],
    [late, [held], 'state'],
    [unanswered, [told(late, 0)], 'state'],
    [unanswered, [held], 'state'],
  ] as const)
    expect(compareMoney([our], lines, tooLate).differences).toMatchObject([{ kind, subject }])
})

test('money that came back is never in transit where we say that it arrived', () => {
  const our = { ...done(1, 'payout'), on: day }
  expect(compareMoney([our], [{ ...told(our, 0), state: 'back' }], terms).differences).toMatchObject([
    { kind: 'state', ours: 'done', theirs: 'back' },
  ])
})

test('a line that says "under way" does not count beside the one that says how it ended', () => {
  const our = done(1, 'payout')
  const open = { ...told(our, 0), state: 'open' as const, utr: null, batch: '', line: 2 }
  expect(compareMoney([our], [open, { ...told(our, 0), line: 3 }], terms)).toEqual(agreed(1))
})

test('a name that two of ours share decides nothing; their own names do', () => {
  const first = { ...done(1, 'capture'), names: ['bank-1', 'attempt'] }
  const second = { ...done(2, 'capture'), names: ['bank-2', 'attempt'] }
  const lines = [first, second].map((our, place) => ({
    ...told(our, place),
    names: ['attempt', our.names[0] ?? ''],
  }))
  expect(compareMoney([first, second], lines, terms)).toEqual(agreed(2))
  const nameless = lines.map((line) => ({ ...line, names: ['attempt'] }))
  expect(compareMoney([first, second], nameless, terms).differences.map(({ kind }) => kind)).toEqual([
    'missing',
    'missing',
    'unknown',
  ])
})

test('the totals count what moved, with fees and the tax in them', () => {
  const lines = [
    told(done(0, 'capture'), 0),
    told(done(1, 'refund'), 1),
    { ...told(done(2, 'capture'), 2), state: 'open' as const },
  ]
  expect(totalsOf(lines)).toEqual({ in: 100_00, out: 100_01, fee: 11_80, tax: 1_80 })
})
