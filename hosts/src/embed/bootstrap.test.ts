// @needs-page
import { RemoteFailure } from '@portal/kernel'
import { act, screen } from '@testing-library/react'
import { startEmbedded } from './bootstrap'
import { mountRemote } from './embedded-remote'

Object.assign(globalThis, { __KERNEL_VERSION__: '1.0.0' })
jest.mock('./embedded-remote', () => ({ mountRemote: jest.fn() }))
const mount = jest.mocked(mountRemote)
const place = { open: jest.fn(async () => undefined), end: jest.fn(async () => undefined) }
const notify = jest.fn()

function request() {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.appendChild(document.createElement('div'))
  const shadow = host as unknown as ShadowRoot
  return {
    origin: 'https://portal.example',
    shadow,
    root,
    remote: 'mfe-x',
    path: '',
    link: undefined,
    notify,
  }
}

const start = () => act(() => startEmbedded(request()))

afterEach(() => {
  jest.clearAllMocks()
  mount.mockReset()
  document.body.replaceChildren()
})

test('a remote that is down leaves a panel with its code, is told to the page around, and comes by another try', async () => {
  mount.mockRejectedValueOnce(new RemoteFailure('LOAD-003', 'mfe-x', '1.0.0')).mockResolvedValueOnce(place)
  const portal = await start()
  expect(screen.getByRole('alert').textContent).toContain('LOAD-003-X-')
  expect(notify).toHaveBeenCalledWith('portal:error', { code: 'LOAD-003', stage: 'entry' })
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(screen.queryByRole('alert')).toBeNull()
  await portal.open('/home/x')
  expect(place.open).toHaveBeenCalledWith('/home/x')
  await portal.end()
  expect(place.end).toHaveBeenCalled()
})

test('a path that was asked for while the remote was down is the one that opens', async () => {
  mount.mockRejectedValueOnce(new RemoteFailure('LOAD-001', 'remotes.json', '')).mockResolvedValueOnce(place)
  const portal = await start()
  await portal.open('/home/later')
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(mount.mock.lastCall?.[0].path).toBe('/home/later')
  await portal.end()
})

test('an element that was taken out while it tried again leaves nothing', async () => {
  let arrive = (_: typeof place) => undefined as void
  mount
    .mockRejectedValueOnce(new RemoteFailure('LOAD-003', 'mfe-x', '1.0.0'))
    .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const portal = await start()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await act(() => portal.end())
  await act(async () => arrive(place))
  expect(place.end).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a second element at a time is refused; after the first has ended the next one starts', async () => {
  mount.mockResolvedValue(place)
  const first = await start()
  await expect(startEmbedded(request())).rejects.toMatchObject({ code: 'EMBED-001' })
  await first.end()
  await (await start()).end()
})
