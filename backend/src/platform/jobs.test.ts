import fc from 'fast-check'
import { startTestPortal } from '../../test-kit/test-portal'
import { openClock } from './clock'
import { scheduledRunsBetween } from './jobs'
import type { Job, Module } from './module'

const nothing = async () => undefined
const daily: Job = { name: 'daily', at: '21:30', run: nothing }
const often: Job = { name: 'often', everyMinutes: 5, run: nothing }

const at = (job: Job, from: string, to: string) =>
  scheduledRunsBetween([{ job, from: new Date(from) }], new Date(to)).map((scheduledRun) =>
    scheduledRun.at.toISOString(),
  )

describe('the scheduled runs between two moments', () => {
  test('a daily job fires at its India time, not again at the very moment it fired', () => {
    expect(at(daily, '2026-08-25T15:59:59.999Z', '2026-08-25T16:00:00.000Z')).toEqual([
      '2026-08-25T16:00:00.000Z',
    ])
    expect(at(daily, '2026-08-25T16:00:00.000Z', '2026-08-26T15:59:59.999Z')).toEqual([])
    expect(at(daily, '2026-12-30T20:00:00.000Z', '2027-01-02T00:00:00.000Z')).toEqual([
      '2026-12-31T16:00:00.000Z',
      '2027-01-01T16:00:00.000Z',
    ])
  })

  test('a job just after midnight in India belongs to the India day', () => {
    const early: Job = { name: 'early', at: '00:05', run: nothing }
    expect(at(early, '2026-08-25T18:00:00.000Z', '2026-08-25T19:00:00.000Z')).toEqual([
      '2026-08-25T18:35:00.000Z',
    ])
  })

  test('a job of every 5 minutes fires on the 5 minutes', () => {
    expect(at(often, '2026-08-25T10:01:00.000Z', '2026-08-25T10:11:00.000Z')).toEqual([
      '2026-08-25T10:05:00.000Z',
      '2026-08-25T10:10:00.000Z',
    ])
  })

  test('when a day passes at once, a job of every 5 minutes fires every four hours and once where the clock stops', () => {
    expect(at(often, '2026-08-25T10:01:00.000Z', '2026-08-26T10:01:00.000Z')).toEqual([
      '2026-08-25T12:00:00.000Z',
      '2026-08-25T16:00:00.000Z',
      '2026-08-25T20:00:00.000Z',
      '2026-08-26T00:00:00.000Z',
      '2026-08-26T04:00:00.000Z',
      '2026-08-26T08:00:00.000Z',
      '2026-08-26T10:00:00.000Z',
    ])
  })

  test('are in time order, after the start, up to the end, and at most 300 of a job of minutes', () => {
    const moment = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2030, 0) })
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const scheduledRuns = scheduledRunsBetween(
          [daily, often].map((job) => ({ job, from: new Date(from) })),
          new Date(to),
        )
        const times = scheduledRuns.map((scheduledRun) => scheduledRun.at.getTime())
        expect(
          times.every((time, index) => time > from && time <= to && time >= (times[index - 1] ?? 0)),
        ).toBe(true)
        expect(scheduledRuns.filter(({ job }) => job === often).length).toBeLessThanOrEqual(300)
        const days = scheduledRuns.filter(({ job }) => job === daily).length
        expect(Math.abs(days - (to - from) / 86_400_000)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the clock and its jobs', () => {
  test('advancing runs every scheduled run in order at its own time, once, and moves the clock as it goes', async () => {
    const seen: string[] = []
    const note =
      (name: string): Job['run'] =>
      async ({ clock }, now) => {
        expect(Math.abs(clock.now().getTime() - now.getTime())).toBeLessThan(5_000)
        seen.push(`${name} ${now.toISOString().slice(5, 16)}`)
      }
    const diary: Module = {
      name: 'diary',
      jobs: [
        { name: 'evening', at: '21:30', run: note('evening') },
        { name: 'morning', at: '09:00', run: note('morning') },
      ],
    }
    const portal = await startTestPortal({ modules: [diary] })
    expect(portal.platform.clock.today()).toBe('2026-08-25')
    await portal.advance(2)
    expect(seen).toEqual([
      'evening 08-25T16:00',
      'morning 08-26T03:30',
      'evening 08-26T16:00',
      'morning 08-27T03:30',
    ])
    await portal.advanceTo(new Date('2026-08-26T00:00:00.000Z'))
    expect(portal.platform.clock.today()).toBe('2026-08-27')
    await Promise.all([portal.advance(1), portal.advance(1)])
    expect(new Set(seen).size).toBe(seen.length)
    await portal.close()
  })

  test('whoever starts where a process was killed in the midst of a scheduled run has no earlier clock than that run', async () => {
    const behind: number[] = []
    const run: Job['run'] = async ({ db }, now) => {
      const next = await openClock(db, undefined)
      behind.push(now.getTime() - next.now().getTime())
    }
    const jobs: Job[] = [{ name: 'evening', at: '21:30', run }]
    const portal = await startTestPortal({ modules: [{ name: 'diary', jobs }] })
    await portal.advance(2)
    expect(behind.map((each) => each <= 0)).toEqual([true, true])
    await portal.close()
  })

  test('a failing job is tried three times and does not stop the others', async () => {
    let tries = 0
    let others = 0
    const jobs: Job[] = [
      {
        name: 'broken',
        at: '20:00',
        run: async () => {
          tries += 1
          throw new Error('no')
        },
      },
      { name: 'whole', at: '20:00', run: async () => void (others += 1) },
    ]
    const portal = await startTestPortal({ modules: [{ name: 'pair', jobs }] })
    await portal.advance(1)
    expect([tries, others]).toEqual([3, 1])
    await portal.close()
  })
})
