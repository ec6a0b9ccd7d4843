import { canaryVerdict, toldVisits } from './canary-verdict'

const of = (visits: number, failing: number) => ({ visits, failing })

test.each([
  ['fails in 12 of 100 visits where the control does in 10 of 900', of(100, 12), of(900, 10), 'worse'],
  ['fails in every visit', of(60, 60), of(500, 0), 'worse'],
  ['fails as often as its control', of(100, 5), of(900, 45), 'no worse'],
  ['fails less often than its control', of(100, 5), of(900, 200), 'no worse'],
  ['fails a little more often, as chance does', of(100, 8), of(900, 45), 'no worse'],
  ['fails in 4 visits, and the control in none', of(60, 4), of(5000, 0), 'no worse'],
  ['and its control fail in every visit', of(60, 60), of(500, 500), 'no worse'],
  ['has 49 visits, and fails in all of them', of(49, 49), of(900, 0), 'too few visits'],
  ['has a control with 49 visits', of(100, 50), of(49, 0), 'too few visits'],
  ['was never seen', of(0, 0), of(0, 0), 'too few visits'],
])('a canary that %s', (_, canary, control, verdict) => {
  expect(canaryVerdict(canary, control, 50)).toBe(verdict)
})

test('the figures are those of the version alone; what no page told of is none', () => {
  const metrics = [
    '# HELP portal_release_recent What pages told',
    'portal_release_recent{remote="mfe-auth",version="1",what="visits"} 900',
    'portal_release_recent{remote="mfe-auth",version="1.1",what="visits"} 7',
    'portal_release_recent{remote="mfe-auth",version="1",what="failing visits"} 12',
    'portal_release_recent{remote="mfe-auth",version="1",what="failures"} 4000',
  ].join('\n')
  expect(toldVisits(metrics, 'mfe-auth', '1')).toEqual(of(900, 12))
  expect(toldVisits(metrics, 'mfe-auth', '2')).toEqual(of(0, 0))
})
