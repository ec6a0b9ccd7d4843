import { limitOf } from './instant-rules'

const facts = (free: string, usedToday: number) =>
  ({
    today: '2026-08-25',
    usedToday,
    plan: { nav: '100.0000' },
    units: { free },
  }) as unknown as Parameters<typeof limitOf>[0]

test.each([
  ['a large holding: ₹50,000', '1000.000', 0, 50_000_00, 50_000_00],
  ['a small one: 90 % of its value', '200.000', 0, 18_000_00, 18_000_00],
  ['some of it had today: what is left', '1000.000', 30_000_00, 50_000_00, 20_000_00],
  ['90 % counts what was there when the day began', '100.000', 10_000_00, 18_000_00, 8_000_00],
  ['all of it had today: nothing', '1000.000', 50_000_00, 50_000_00, 0],
  ['a holding that shrank below it: nothing', '0.001', 20_000_00, 18_000_09, 0],
])('%s', (_what, free, usedToday, dayLimit, most) => {
  expect(limitOf(facts(free, usedToday))).toEqual({ dayLimit, usedToday, most })
})
