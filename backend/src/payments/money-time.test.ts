import fc from 'fast-check'
import { moneyCountsFrom } from './money-time'

const ordered = Date.UTC(2026, 7, 25, 9, 29)
const moment = fc.integer({ min: ordered - 600_000, max: ordered + 600_000 })
const countsFrom = (bankSays: number, now: number) =>
  moneyCountsFrom(new Date(bankSays), new Date(ordered), new Date(now)).getTime()

test('money never counts from before its order, however the clocks of the bank and of the processes differ', () => {
  fc.assert(fc.property(moment, moment, (bankSays, now) => countsFrom(bankSays, now) >= ordered))
})

test('nor from the future, where the clock is not behind the one that the order was made by', () => {
  const notBehind = moment.filter((now) => now >= ordered)
  fc.assert(fc.property(moment, notBehind, (bankSays, now) => countsFrom(bankSays, now) <= now))
})
