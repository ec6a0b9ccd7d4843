// @needs-page
import { RemoteFailure } from '@portal/kernel'
import { failureEventName, reportFailure } from './report-failure'

const failure = new RemoteFailure('LOAD-003', 'mfe-transact', '1.2.3', new Error('secret detail'))

test('a failure is handed on with code, remote, version and stage, and nothing else', () => {
  const heard: unknown[] = []
  window.addEventListener(failureEventName, (event) => heard.push((event as CustomEvent).detail), {
    once: true,
  })
  reportFailure(failure)
  expect(heard).toEqual([
    { kind: 'load-failure', code: 'LOAD-003', remote: 'mfe-transact', version: '1.2.3', stage: 'entry' },
  ])
})

test('what goes wrong while reporting stays here', () => {
  const mark = jest.spyOn(window, 'dispatchEvent').mockImplementation(() => {
    throw new Error('watcher broke')
  })
  expect(() => reportFailure(failure)).not.toThrow()
  mark.mockRestore()
})
