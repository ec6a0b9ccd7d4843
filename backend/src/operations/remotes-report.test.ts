import { deployed } from '@portal/contracts/manifest/testing/releases'
import { helpFor, remotesReport } from './remotes-report'

const manifestWith = (...remotes: ReturnType<typeof deployed>[]) => ({ sequence: 1, salt: '', remotes })
const figuresOf = (remote: string, version: string, failures: number) => ({
  remote,
  version,
  visits: 20,
  failingVisits: failures,
  failures,
  failuresOfHour: failures + 1,
})
const now = new Date('2026-11-29T01:15:00Z')
const commands = (remote: ReturnType<typeof deployed>) => helpFor(remote).map(([command]) => command)

test('says of each version who gets it, its visits and failures and since when; what fails now comes first', () => {
  const canary = { version: '2', percent: 10 }
  const transact = deployed('mfe-transact', ['1', '2'], { live: '1', history: [], canary })
  const report = remotesReport({
    manifest: manifestWith(deployed('mfe-auth', ['1']), transact),
    figures: [figuresOf('mfe-transact', '1', 0), figuresOf('mfe-transact', '2', 7)],
    failing: [{ remote: 'mfe-transact', version: '2', since: new Date('2026-11-29T01:02:03Z') }],
    now,
  })
  expect(report.slice(0, 10)).toEqual([
    '29 Nov, 06:45 IST (01:15 UTC). Visits and failures of the last 15 min:',
    '',
    'FAILS      mfe-transact  (squad)',
    '  1  live',
    '    20 visits, no failure; 1 failure in 1 h',
    '  2  canary 10 %',
    '    7 failures, in 7 of 20 visits; 8 failures in 1 h',
    '    first failure of 24 h: 29 Nov, 06:32 IST (01:02 UTC)',
    '    npm run rollback -- mfe-transact',
    '        ends the canary: everybody has 1',
  ])
  expect(report.indexOf('no visits  mfe-auth  (squad)')).toBeGreaterThan(10)
})

test('a remote without failures is told in three lines: its commands would only hide those that help', () => {
  const report = remotesReport({
    manifest: manifestWith(deployed('mfe-auth', ['1', '2'])),
    figures: [{ ...figuresOf('mfe-auth', '2', 0), failuresOfHour: 0 }],
    failing: [],
    now,
  })
  expect(report.slice(2, 6)).toEqual([
    'ok         mfe-auth  (squad)',
    '  2  live',
    '    20 visits, no failure',
    '',
  ])
})

test('no line of it is longer than 80 characters, with versions as builds call them', () => {
  const [before, live] = ['1.0.0-6894bde0', '1.0.0-c20e4102']
  const states = [
    {},
    { pinned: before },
    { withdrawn: { since: '2026-11-28T22:00:00.000Z' } },
    { live: before, history: [], canary: { version: live, percent: 10, pans: ['a'] } },
  ]
  for (const state of states) {
    const remote = { ...deployed('mfe-portfolio', [before, live], state), owner: 'squad-portfolio' }
    const failing = [before, live].map((version) => ({ remote: remote.name, version, since: now }))
    const figures = [before, live].map((version) => figuresOf(remote.name, version, 12_345))
    const report = remotesReport({ manifest: manifestWith(remote), figures, failing, now })
    expect(report.filter((line) => line.length > 80)).toEqual([])
    expect(report.join('\n')).toContain('npm run ')
  }
})

test('names a version that only open tabs still run, and none that nobody released', () => {
  const report = remotesReport({
    manifest: manifestWith(deployed('mfe-auth', ['1', '2'], { revoked: ['1'], history: [] })),
    figures: [figuresOf('mfe-auth', '1', 0), figuresOf('mfe-auth', 'evil', 9), figuresOf('mfe-evil', '1', 9)],
    failing: [],
    now,
  }).join('\n')
  expect(report).toContain('  1  revoked\n')
  expect(report).not.toContain('evil')
})

test.each<[string, ReturnType<typeof deployed>, string[]]>([
  ['one version alone', deployed('mfe-auth', ['1']), ['npm run withdraw -- mfe-auth --why "…"']],
  [
    'a version before it',
    deployed('mfe-auth', ['1', '2']),
    [
      'npm run rollback -- mfe-auth',
      'npm run revoke -- mfe-auth 2',
      'npm run pin -- mfe-auth 1',
      'npm run withdraw -- mfe-auth --why "…"',
    ],
  ],
  [
    'a canary',
    deployed('mfe-auth', ['1', '2'], { live: '1', history: [], canary: { version: '2', percent: 10 } }),
    [
      'npm run rollback -- mfe-auth',
      'npm run revoke -- mfe-auth 2',
      'npm run withdraw -- mfe-auth --why "…"',
    ],
  ],
  [
    'a pin, which refuses a rollback',
    deployed('mfe-auth', ['1', '2'], { pinned: '1' }),
    ['npm run pin -- mfe-auth --off', 'npm run withdraw -- mfe-auth --why "…"'],
  ],
  [
    'a withdrawal',
    deployed('mfe-auth', ['1', '2'], { withdrawn: { since: '2026-11-29T00:00:00.000Z' } }),
    ['npm run withdraw -- mfe-auth --off', 'npm run rollback -- mfe-auth'],
  ],
])('beside %s stand the commands that help, and none that would be refused', (_, remote, expected) => {
  expect(commands(remote)).toEqual(expected)
})
