// @needs-page
import { startPortal } from '../start-portal'
import { writeOverrides } from '../overrides/overrides'
import { isInspectorShortcut, startInspectablePortal } from './inspectable-portal'
import { showBadge, showInspector, startRecording, toggleInspector } from './open-inspector'
import { keepTabState, readTabState } from './tab-state'
import { watched } from './watched'

jest.mock('../start-portal', () => ({ startPortal: jest.fn() }))
jest.mock('../guards/login-guard', () => ({ loginGuard: async () => null }))
jest.mock('./open-inspector', () => ({
  showBadge: jest.fn(),
  showInspector: jest.fn(),
  startRecording: jest.fn(() => ({ follow: jest.fn() })),
  toggleInspector: jest.fn(),
}))

const source = { readManifest: jest.fn(), register: jest.fn(), load: jest.fn() }
const key = (code: string, more: KeyboardEventInit = { ctrlKey: true, altKey: true }) =>
  new KeyboardEvent('keydown', { code, ...more })
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/investors/auth/login')
})

test('a tab that asked for nothing gets the portal at once, without an inspector', async () => {
  await startInspectablePortal(source)
  await settled()
  expect(startPortal).toHaveBeenCalledTimes(1)
  for (const each of [showBadge, showInspector, startRecording]) expect(each).not.toHaveBeenCalled()
  expect(readTabState()).toBeUndefined()
})

test('`?inspect` opens it before the first load and goes from the address, and the tab opens it again', async () => {
  history.replaceState(null, '', '/investors/auth/login?inspect&scheme=FLEXI-DG#top')
  await startInspectablePortal(source)
  expect(location.href).toMatch(/\/auth\/login\?scheme=FLEXI-DG#top$/)
  const [recording] = jest.mocked(startRecording).mock.invocationCallOrder
  const [starting] = jest.mocked(startPortal).mock.invocationCallOrder
  expect(recording).toBeLessThan(starting ?? 0)
  expect(showInspector).toHaveBeenCalledTimes(1)
  await startInspectablePortal(source)
  expect(showInspector).toHaveBeenCalledTimes(2)
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

test('a tab with an override says so although its inspector is closed', async () => {
  writeOverrides({ 'mfe-auth': 'http://localhost:1/entry.js' })
  await startInspectablePortal(source)
  await settled()
  expect(showBadge).toHaveBeenCalledTimes(1)
  expect(startRecording).not.toHaveBeenCalled()
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

test('what another hand put into the storage counts as an inspector as it is at first', () => {
  sessionStorage.setItem('portal-inspector', '{"dock":"top"}')
  expect(readTabState()).toEqual({ dock: 'bottom', size: 45, drafts: {} })
  keepTabState({ dock: 'side' })
  expect(readTabState()?.dock).toBe('side')
})
