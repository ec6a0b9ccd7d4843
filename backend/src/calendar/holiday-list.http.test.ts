import { operationsModule } from '../operations/module'
import { createLog } from '../platform/log'
import { consoleModule } from '../../sandbox/console.module'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { calendarModule } from './module'

let portal: TestPortal
const errors: Record<string, unknown>[] = []
const log = createLog('error', { write: (line) => void errors.push(JSON.parse(line)) })

afterEach(() => portal.close())

const told = async (): Promise<{ kind: string; subject: string; text: string }[]> =>
  (await portal.app.inject('/sandbox/ops-tasks')).json()

test('the list of the next year is missed a month before the year begins, once, in the log and on the console', async () => {
  portal = await startTestPortal({ log })
  expect(await told()).toEqual([])
  const [job] = calendarModule.jobs ?? []
  await job?.run(portal.platform, new Date('2026-11-30T12:00:00+05:30'))
  expect(await told()).toEqual([])
  await job?.run(portal.platform, new Date('2026-12-01T12:00:00+05:30'))
  await job?.run(portal.platform, new Date('2026-12-02T12:00:00+05:30'))
  const text =
    'The list of exchange holidays of 2027 is missing: only weekends and national holidays are closed.'
  expect(await told()).toMatchObject([{ kind: 'holiday-list', subject: '2027', text }])
  expect(errors).toMatchObject([{ level: 50, subject: '2027', msg: text }])
})

test('a portal that starts in a year without a list says so at once', async () => {
  portal = await startTestPortal({
    modules: [operationsModule, calendarModule],
    sandbox: { modules: [consoleModule] },
    now: new Date('2031-03-03T06:00:00.000Z'),
  })
  expect(await told()).toMatchObject([{ kind: 'holiday-list', subject: '2031' }])
})
