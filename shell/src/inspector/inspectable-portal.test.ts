// @needs-page
import { startPortal } from '../start-portal'
import { isInspectorShortcut, startInspectablePortal } from './inspectable-portal'
import { prepare, show, toggleInspector } from './open-inspector'
import { watched } from './watched'

jest.mock('../start-portal', () => ({ startPortal: jest.fn() }))
jest.mock('../guards/login-guard', () => ({ loginGuard: async () => null }))
jest.mock('./open-inspector', () => ({
  prepare: jest.fn((source: unknown) => source),
  show: jest.fn(),
  toggleInspector: jest.fn(),
}))

Object.assign(globalThis, { __INSPECTOR__: true })
const source = { readManifest: jest.fn(), register: jest.fn(), load: jest.fn() }
const key = (code: string, more: KeyboardEventInit = { ctrlKey: true, altKey: true }) =>
  new KeyboardEvent('keydown', { code, ...more })
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/investors/auth/login')
})

test('a tab that asked for nothing gets the portal at once, without the code of the inspector', async () => {
  history.replaceState(null, '', '/investors/auth/login?scheme=inspection')
  sessionStorage.setItem('transactionDraft', '{}')
  void startInspectablePortal(source)
  expect(startPortal).toHaveBeenCalledTimes(1)
  await settled()
  expect(prepare).not.toHaveBeenCalled()
})

test.each([
  ['an address that asks for it', () => history.replaceState(null, '', '/investors/auth/login?inspect')],
  ['a tab that has it open', () => sessionStorage.setItem('portal-inspector', '{}')],
  ['a tab with overrides', () => sessionStorage.setItem('portal-overrides', '{}')],
])('%s has it before the first remote is asked for', async (_, ask) => {
  ask()
  await startInspectablePortal(source)
  const [preparing] = jest.mocked(prepare).mock.invocationCallOrder
  const [starting] = jest.mocked(startPortal).mock.invocationCallOrder
  expect(preparing).toBeLessThan(starting ?? 0)
  const router = {} as Parameters<typeof show>[0]
  jest.mocked(startPortal).mock.calls[0]?.[1]?.started?.(router)
  expect(show).toHaveBeenCalledWith(router)
})

test('Ctrl+Alt+I opens and closes it; AltGr, which writes letters, does not', async () => {
  expect(isInspectorShortcut(key('KeyI', { ctrlKey: true, altKey: true, modifierAltGraph: true }))).toBe(
    false,
  )
  expect(isInspectorShortcut(key('KeyI', { ctrlKey: true }))).toBe(false)
  expect(isInspectorShortcut(key('KeyO'))).toBe(false)
  await startInspectablePortal(source)
  dispatchEvent(key('KeyI'))
  await settled()
  expect(toggleInspector).toHaveBeenCalled()
})

test('guards and loads are told of, and decide and fail as they do without', async () => {
  await startInspectablePortal(source)
  const [given, { guard }] = jest.mocked(startPortal).mock.calls[0] as Required<
    Parameters<typeof startPortal>
  >
  const ended = jest.fn()
  watched.load = () => ended
  watched.guard = jest.fn()
  const release = { name: 'mfe-auth' } as Parameters<typeof given.load>[0]
  source.load.mockRejectedValueOnce(new Error('gone'))
  await expect(given.load(release)).rejects.toThrow('gone')
  expect(ended).toHaveBeenCalledWith(new Error('gone'))
  const request = new Request('http://localhost/investors/home/dashboard')
  expect(await guard?.({ title: '', access: 'public', remote: 'mfe-auth', version: '' }, request)).toBeNull()
  expect(watched.guard).toHaveBeenCalledWith(request, null)
  watched.load = watched.guard = undefined
})
