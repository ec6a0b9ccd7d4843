// @needs-page
import { reportDeprecated } from './deprecated-names'
import { report } from './page-report'

jest.mock('./page-report', () => ({ report: jest.fn() }))

const release = { remote: 'mfe-transact', version: '1.2.3-a' }
const lists = (answer: () => Response) => {
  globalThis.fetch = jest.fn(async () => answer()) as typeof fetch
}

beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(report).mockClear()
})

test('a release that takes a name that is to go is told of once a session, by remote and version', async () => {
  lists(() => Response.json({ names: ['Button', 'oldButton'] }))
  await reportDeprecated(['oldButton', 'older'], release)
  await reportDeprecated(['oldButton', 'older'], release)
  expect(jest.mocked(report).mock.calls).toEqual([[{ kind: 'deprecated', ...release, name: 'oldButton' }]])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith('/investors/remotes/mfe-transact/1.2.3-a/kernel-usage.json')
  await reportDeprecated(['oldButton'], { ...release, version: '1.2.4-b' })
  expect(report).toHaveBeenCalledTimes(2)
})

test('a list that cannot be read tells nothing, and is asked for again with the next load', async () => {
  lists(() => new Response('gone', { status: 404 }))
  await reportDeprecated(['oldButton'], release)
  expect(report).not.toHaveBeenCalled()
  lists(() => Response.json({ names: ['oldButton'] }))
  await reportDeprecated(['oldButton'], release)
  expect(report).toHaveBeenCalledTimes(1)
})
