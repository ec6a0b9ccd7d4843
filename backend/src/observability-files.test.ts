// @reads-all-packages
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'

const root = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rulesFile = 'deploy/observability/alert-rules.yaml'
const rules = read(rulesFile)
const dashboard = JSON.parse(read('deploy/observability/portal-dashboard.json')) as {
  panels: { targets: { expr: string }[] }[]
}
const expressions = [
  ...[...rules.matchAll(/^ {8}expr: '(.*)'$/gm)].map(([, expression = '']) => expression),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** Given where there is a replica, and once a job worked in batches. */
const givenLater = ['portal_replica_lag_bytes', 'portal_job_items_total']

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

test('rules and the dashboard name only figures that the portal gives', async () => {
  await portal.app.inject('/healthz')
  const { body } = await portal.app.inject('/metrics')
  const given = new Set([...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name]) => name))
  const named = expressions.flatMap((expression) => expression.match(/\bportal_\w+/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  const figures = [...new Set(named.map((name) => name.replace(/_(bucket|count|sum)$/, '')))]
  expect(figures.filter((name) => !given.has(name) && !givenLater.includes(name))).toEqual([])
})

test('every rule has its section in the documentation', () => {
  const titles = [...read('docs/operation.md').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  )
  const alerts = rules.match(/^ {6}- alert: /gm) ?? []
  const anchors = [...rules.matchAll(/runbook: docs\/operation\.md#(\S+)/g)].map(([, anchor = '']) => anchor)
  expect(anchors).toHaveLength(alerts.length)
  expect(anchors.filter((anchor) => !titles.includes(anchor))).toEqual([])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0
const withPromtool = hasPromtool ? test : test.skip

withPromtool('promtool understands the rules', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(root, rulesFile)])
  expect([status, String(stdout) + String(stderr)]).toEqual([0, expect.any(String)])
})
