import { ClientEvents } from '@portal/contracts/wire/telemetry'
import { createReporter, type PageReport, type ReporterOptions } from './client-reporter'

const failure: PageReport = {
  kind: 'failure',
  code: 'LOAD-003',
  remote: 'mfe-transact',
  version: '1.2.3-a',
  stage: 'entry',
  message: 'TypeError: x',
}

function setUp(changes: Partial<ReporterOptions> = {}) {
  const sent: ClientEvents['events'][] = []
  const timers: (() => void)[] = []
  const clock = { now: 0 }
  const reporter = createReporter({
    kernel: '1.0.0',
    shell: 'a1b2c3d4',
    visit: '7K3QX',
    page: () => '/home/dashboard',
    send: (body) => sent.push(ClientEvents.parse(JSON.parse(body)).events),
    now: () => clock.now,
    later: (run) => timers.push(run),
    ...changes,
  })
  const passTime = () => timers.splice(0).forEach((run) => run())
  return { ...reporter, sent, timers, clock, passTime }
}

test('an event is sent with remote, version, kernel, shell, page and visit, as the contract wants it', () => {
  const { report, passTime, sent } = setUp()
  report(failure)
  expect(sent).toEqual([])
  passTime()
  const added = { kernel: '1.0.0', shell: 'a1b2c3d4', page: '/home/dashboard', visit: '7K3QX', count: 1 }
  expect(sent).toEqual([[{ ...failure, ...added }]])
})

test('a failure of the list of remotes is sent under its name, and what is no name under the shell’s', () => {
  const { report, passTime, sent } = setUp()
  for (const remote of ['remotes.json', 'Asha Verma', '/home/nowhere', 'a'.repeat(41)])
    report({ ...failure, remote, version: '', message: remote })
  passTime()
  expect(sent[0]?.map(({ remote }) => remote)).toEqual(['remotes.json', 'shell', 'shell', 'shell'])
})

test('events of some seconds travel together, 20 at most, the same failure once with a count', () => {
  const { report, passTime, sent, timers } = setUp()
  for (let index = 0; index < 25; index += 1)
    report({
      kind: 'load',
      remote: `mfe-${'abcdefghijklmnopqrstuvwxy'[index]}`,
      version: '1',
      milliseconds: 1,
    })
  for (let times = 0; times < 7; times += 1) report(failure)
  expect(timers).toHaveLength(1)
  passTime()
  expect(sent.map((events) => events.length)).toEqual([20, 6])
  expect(sent[1]?.at(-1)).toMatchObject({ code: 'LOAD-003', count: 7 })
})

test('a failure that goes on is told once a minute, with what happened in between', () => {
  const { report, passTime, sent, clock } = setUp()
  report(failure)
  passTime()
  clock.now = 30_000
  report(failure)
  report(failure)
  passTime()
  expect(sent).toHaveLength(1)
  clock.now = 61_000
  report(failure)
  passTime()
  expect(sent[1]).toEqual([expect.objectContaining({ count: 3 })])
})

test('a page that goes out of sight sends what waits, and nothing when nothing does', () => {
  const { report, flush, sent } = setUp()
  flush()
  report(failure)
  flush()
  flush()
  expect(sent).toHaveLength(1)
})

test('a name or path that the server would refuse does not cost the event', () => {
  const { report, flush, sent } = setUp({ page: () => '/home/receipt?order=1' })
  report({ ...failure, remote: 'Asha Verma', message: 'x'.repeat(2000) })
  flush()
  expect(sent[0]?.[0]).toMatchObject({ remote: 'shell', page: '/', message: 'x'.repeat(500) })
})

const broken = () => {
  throw new Error('broken')
}

test.each([
  ['the page cannot be named', { page: broken }],
  ['nothing can be sent', { send: broken }],
  ['there is no clock', { now: broken }],
  ['nothing can be put off', { later: broken }],
])('nothing is thrown when %s', (_, changes) => {
  const { report, flush } = setUp(changes)
  expect(() => {
    report(failure)
    flush()
    report(failure)
    flush()
  }).not.toThrow()
})

test('a page that fails without end keeps no more than 100 events', () => {
  const { report, flush, sent } = setUp()
  for (let index = 0; index < 500; index += 1) report({ ...failure, message: `number ${index}` })
  flush()
  expect(sent.flat()).toHaveLength(100)
})
