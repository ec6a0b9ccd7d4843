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
const commands = (remote: ReturnType<typeof deployed>) => helpFor(remote).map(([command]) => command)

test('says of each version who gets it, its visits and failures and since when; what fails now comes first', () => {
  const canary = { version: '2', percent: 10 }
  const transact = deployed('mfe-transact', ['1', '2'], { live: '1', history: [], canary })
  const report = remotesReport({
    manifest: manifestWith(deployed('mfe-auth', ['1']), transact),
    figures: [figuresOf('mfe-transact', '1', 0), figuresOf('mfe-transact', '2', 7)],
    failing: [{ remote: 'mfe-transact', version: '2', since: new Date('2026-11-29T01:02:03Z') }],
  })
  expect(report.slice(0, 3)).toEqual([
    'mfe-transact  (squad)',
    '  1  live:  20 visits, 0 failures in 15 min, 1 in 1 h',
    '  2  canary 10 %:  20 visits, 7 failures in 15 min, 8 in 1 h, the first of 24 h at 2026-11-29 01:02 UTC',
  ])
  expect(report.indexOf('mfe-auth  (squad)')).toBeGreaterThan(3)
})

test('names a version that only open tabs still run, and none that nobody released', () => {
  const report = remotesReport({
    manifest: manifestWith(deployed('mfe-auth', ['1', '2'], { revoked: ['1'], history: [] })),
    figures: [figuresOf('mfe-auth', '1', 0), figuresOf('mfe-auth', 'evil', 9), figuresOf('mfe-evil', '1', 9)],
    failing: [],
  }).join('\n')
  expect(report).toContain('1  revoked:')
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
