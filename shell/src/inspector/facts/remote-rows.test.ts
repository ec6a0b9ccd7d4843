import { loadedMarkName, type ReleaseManifest, releasesFor } from '@portal/kernel/internal'
import { deployed } from '@portal/testing/node'
import { overrideVersion } from '../../overrides/apply-overrides'
import { failureEventName } from '../../telemetry/report-failure'
import type { LoadTimes } from '../record/loads'
import { type PageFacts, remoteRows, sizeOf } from './remote-rows'

type Remote = ReleaseManifest['remotes'][number]
const came = (version: string) => ({ name: loadedMarkName, detail: { remote: 'mfe-auth', version } })
const failed = (version: string, code: string) => ({
  name: failureEventName,
  detail: { remote: 'mfe-auth', version, code },
})

function rowOf(change: Partial<Remote>, page: Partial<PageFacts> = {}) {
  const manifest = { sequence: 1, salt: '', remotes: [deployed('mfe-auth', ['1', '2', '3'], change)] }
  const times = new Map<string, LoadTimes>()
  const given: Omit<PageFacts, 'manifest' | 'chosen'> = {
    ...{ marks: [], overrides: {}, times, kernels: ['1.0.0'] },
    ...page,
  }
  return remoteRows({ manifest, chosen: releasesFor(manifest, { bucket: 0 }), ...given })[0]
}

const everybody = { percent: 100 }
test.each<[string, Partial<Remote>, Partial<PageFacts>, object]>([
  ['nothing happened', {}, {}, { version: '3', source: 'manifest', state: 'not asked' }],
  ['it came up', {}, { marks: [came('3')] }, { version: '3', source: 'manifest', state: 'running' }],
  [
    'it is on its way',
    {},
    { times: new Map([['mfe-auth', { isLoading: true }]]) },
    { source: 'manifest', state: 'loading' },
  ],
  [
    'it came up and then crashed',
    {},
    { marks: [came('3'), failed('3', 'LOAD-009')] },
    { state: 'failed', code: 'LOAD-009' },
  ],
  ['no version came up', {}, { marks: [failed('3', 'LOAD-003')] }, { state: 'failed', code: 'LOAD-003' }],
  [
    'it failed and came up at the next try',
    {},
    { marks: [failed('3', 'LOAD-003'), came('3')] },
    { state: 'running' },
  ],
  [
    'the version before stands in',
    {},
    { marks: [came('2'), failed('3', 'LOAD-003'), failed('2', 'LOAD-010')] },
    { version: '2', source: 'version before', state: 'running' },
  ],
  ['it is pinned', { pinned: '2' }, {}, { version: '2', source: 'pinned', state: 'not asked' }],
  [
    'this visitor is in a canary',
    { live: '2', canary: { version: '3', ...everybody } },
    {},
    { version: '3', source: 'canary' },
  ],
  [
    'the manifest has moved on since',
    {},
    { marks: [came('2')] },
    { version: '2', source: 'earlier manifest' },
  ],
  ['it is withdrawn', { withdrawn: { since: '2026-11-29' } }, { marks: [came('3')] }, { state: 'withdrawn' }],
  [
    'it comes from this machine',
    {},
    { overrides: { 'mfe-auth': 'http://localhost:1/e.js' }, marks: [came(overrideVersion)] },
    { version: 'override', source: 'override', state: 'running', override: 'http://localhost:1/e.js' },
  ],
])('%s: version, where from, state', (_, change, page, expected) => {
  expect(rowOf(change, page)).toMatchObject(expected)
})

test('how long a remote took and whether the kernel fits stand beside it', () => {
  const times = new Map([['mfe-auth', { isLoading: false, load: 120, firstPage: 480 }]])
  expect(rowOf({}, { times, kernels: ['0.9.0'] })).toMatchObject({
    ...{ load: 120, firstPage: 480, kernel: '0.9.0 kernel too old' },
  })
  // A shell that offers the kernel of the major before has it on that one.
  expect(rowOf({}, { kernels: ['2.0.0', '1.3.0'] })?.kernel).toBe('1.3.0 fits')
})

test('its size is that of the files of its version; nothing is said where the browser does not tell', () => {
  const file = (name: string, encodedBodySize: number) => ({ name, encodedBodySize })
  const files = [
    file('http://localhost/investors/remotes/mfe-auth/3/entry.js', 1000),
    file('http://localhost/investors/remotes/mfe-auth/3/7.js', 500),
    file('http://localhost/investors/remotes/mfe-auth/2/7.js', 9000),
    file('http://localhost:1/dev/entry.js', 0),
  ] as PerformanceResourceTiming[]
  expect(sizeOf({ name: 'mfe-auth', version: '3' }, files)).toEqual({ bytes: 1500, files: 2 })
  const override = 'http://localhost:1/dev/entry.js'
  expect(sizeOf({ name: 'mfe-auth', version: overrideVersion, override }, files)).toBeUndefined()
})
