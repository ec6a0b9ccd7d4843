import fc from 'fast-check'
import { type FailedAttempt, nextAttempt } from './next-attempt'
import { type LoadFailureCode, loadFailures } from './remote-failure'

const failed: FailedAttempt = {
  code: 'LOAD-003',
  tries: 1,
  leftMs: 8000,
  isManifestFresh: false,
  hasPrevious: true,
}

test.each<[string, Partial<FailedAttempt>, ReturnType<typeof nextAttempt>]>([
  ['a first stumble', {}, { kind: 'again', delayMs: 250 }],
  ['a second one', { tries: 2 }, { kind: 'again', delayMs: 750 }],
  ['a third one', { tries: 3 }, { kind: 'fresh manifest' }],
  ['a stumble close to the end', { leftMs: 200 }, { kind: 'fresh manifest' }],
  ['bytes that are not those of the hash', { code: 'LOAD-004' }, { kind: 'fresh manifest' }],
  ['another kernel', { code: 'LOAD-002' }, { kind: 'fresh manifest' }],
  ['something that is no remote', { code: 'LOAD-007' }, { kind: 'fresh manifest' }],
  ['a fresh manifest without news', { tries: 3, isManifestFresh: true }, { kind: 'previous' }],
  ['no previous version', { tries: 3, isManifestFresh: true, hasPrevious: false }, { kind: 'stop' }],
  ['a remote that hangs until the time is up', { code: 'LOAD-006', leftMs: 0 }, { kind: 'stop' }],
  ['a release that is gone', { tries: Number.POSITIVE_INFINITY }, { kind: 'fresh manifest' }],
])('after %s', (_, changes, expected) => {
  expect(nextAttempt({ ...failed, ...changes })).toEqual(expected)
})

test('whatever fails, the attempts come to an end in time', () => {
  const codes = Object.keys(loadFailures) as LoadFailureCode[]
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.nat(8000), fc.boolean(), (code, leftMs, hasPrevious) => {
      const state: FailedAttempt = { code, tries: 1, leftMs, isManifestFresh: false, hasPrevious }
      for (let steps = 0; steps < 10; steps++) {
        const next = nextAttempt(state)
        if (next.kind === 'stop') return
        if (next.kind === 'again') state.leftMs -= next.delayMs
        expect(state.leftMs).toBeGreaterThanOrEqual(0)
        state.tries = next.kind === 'again' ? state.tries + 1 : 1
        state.isManifestFresh ||= next.kind === 'fresh manifest'
        if (next.kind === 'previous') state.hasPrevious = false
      }
      throw new Error('The attempts do not end')
    }),
  )
})
