import fc from 'fast-check'
import { stampDutyOn } from '../folios/allotment-math'
import { allotmentLines, captureLines, type Lines, refundLines } from './postings'

const amounts = fc.integer({ min: 1, max: 1_000_000_000_00 })
const sum = (...entries: Lines[]) =>
  entries.flatMap((lines) => Object.values(lines)).reduce((a, b) => a + b, 0)
const of = (account: keyof Lines, ...entries: Lines[]) =>
  entries.reduce((total, lines) => total + (lines[account] ?? 0), 0)

test('every entry sums to zero', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      for (const lines of [
        captureLines(amount, 'order'),
        captureLines(amount, 'refund'),
        allotmentLines(amount, stampDutyOn(amount, '2026-08-25')),
        refundLines(amount),
      ])
        expect(sum(lines)).toBe(0)
    }),
  )
})

test('what an order paid ends as units and stamp duty, and nothing waits any more', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const stamp = stampDutyOn(amount, '2026-08-25')
      const both = [captureLines(amount, 'order'), allotmentLines(amount, stamp)]
      expect(of('orders_waiting', ...both)).toBe(0)
      expect(of('scheme', ...both)).toBe(stamp - amount)
      expect(of('stamp_duty', ...both) + stamp).toBe(0)
    }),
  )
})

test('a refund leaves nothing behind', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const both = [captureLines(amount, 'refund'), refundLines(amount)]
      expect(of('collection', ...both)).toBe(0)
      expect(of('refunds_due', ...both)).toBe(0)
    }),
  )
})
