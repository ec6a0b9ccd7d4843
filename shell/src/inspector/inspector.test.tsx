import '@testing-library/jest-dom'
import { ApiError, signIn, writeStored } from '@portal/kernel'
import { inspection, manifestOf, type PortalRouter, type RemoteRelease } from '@portal/kernel/internal'
import { demoSession } from '@portal/testing/samples'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readOverrides, writeOverrides } from '../overrides/overrides'
import { reloadPage } from '../page-panel/reload-page'
import { prepare, show, toggleInspector } from './open-inspector'
import { keepTabState, readTabState } from './tab-state'
import { watched } from './watched'

jest.mock('../page-panel/reload-page', () => ({ reloadPage: jest.fn() }))
jest.mock('@module-federation/runtime', () => ({ getInstance: () => null }))
Object.assign(globalThis, {
  __KERNEL_VERSION__: '1.0.0',
  __PREVIOUS_KERNEL__: undefined,
  IS_REACT_ACT_ENVIRONMENT: true,
})
// jsdom keeps no timeline.
Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] })
Object.assign(globalThis, {
  PerformanceObserver: class {
    observe = () => undefined
    disconnect = () => undefined
  },
})
Element.prototype.scrollIntoView = () => undefined

const release = (name: string): RemoteRelease => ({
  ...{ name, version: '1.0.0-a', entry: `/investors/remotes/${name}/1.0.0-a/entry.js` },
  ...{
    integrity: `sha384-${'B'.repeat(64)}`,
    preload: [],
    styles: [],
    prefixes: ['/auth'],
    kernel: '^1.0.0',
  },
})
const manifest = manifestOf([release('mfe-auth'), release('mfe-portfolio')])
const entry = 'http://localhost:4700/investors/remotes/mfe-auth/dev/entry.js'
const panel = () => screen.getByRole('complementary', { name: 'Inspector' })
const toggle = () => act(async () => toggleInspector())

beforeEach(() => {
  jest.mocked(reloadPage).mockClear()
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ payload: JSON.stringify(manifest), signature: 'x' }))
})
afterEach(async () => {
  writeOverrides({})
  if (readTabState()) await toggle()
  sessionStorage.clear()
})

const source = { readManifest: jest.fn(), register: jest.fn(), load: jest.fn() }
const router = { state: { initialized: true }, subscribe: () => () => undefined } as unknown as PortalRouter

test('`?inspect` records before the portal begins and goes from the address; the tab opens it again after a reload', async () => {
  history.replaceState(null, '', '/investors/auth/login?inspect&scheme=FLEXI-DG#top')
  prepare(source)
  expect(location.href).toMatch(/\/auth\/login\?scheme=FLEXI-DG#top$/)
  expect(inspection.call).toBeDefined()
  await act(async () => show(router))
  expect(panel()).toBeVisible()
  expect(readTabState()).toEqual({ dock: 'bottom', size: 45, drafts: {} })
  await toggle()
  expect(inspection.call).toBeUndefined()
  keepTabState({})
  prepare(source)
  expect(inspection.call).toBeDefined()
})

test('a tab with an override takes that remote from this machine and says so, and records nothing', async () => {
  writeOverrides({ 'mfe-auth': entry })
  source.readManifest.mockResolvedValue(manifest)
  expect(await prepare(source).readManifest()).not.toBe(manifest)
  await act(async () => show(router))
  expect(screen.getByRole('button', { name: 'Overridden: mfe-auth' })).toBeVisible()
  expect(inspection.call).toBeUndefined()
  await toggle()
})

test('it opens with the focus on its title, names every part by a heading, and closes without a trace', async () => {
  await toggle()
  expect(within(panel()).getByRole('heading', { name: 'Inspector' })).toHaveFocus()
  const parts = 'Remotes,Calls,Errors,Route,Slots,Events,Session,Drafts,Shared modules,Times'.split(',')
  for (const name of parts) expect(within(panel()).getByRole('heading', { name })).toBeVisible()
  await userEvent.click(within(panel()).getByRole('button', { name: 'Drafts' }))
  expect(within(panel()).getByRole('heading', { name: 'Drafts' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close the inspector' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  expect(inspection.call).toBeUndefined()
})

test('calls, errors, the session and the drafts are shown without token, PAN, or anything that was typed', async () => {
  await act(async () => signIn(demoSession))
  writeStored('transactionDraft', { amount: 777_123, folio: '91027306', nominee: 'Rohan Verma' })
  await toggle()
  const follow = inspection.call?.('orders/purchase')
  const gone = async () => Promise.reject(new ApiError({ kind: 'http', status: 503, code: 'E_DOWN' }))
  await act(async () =>
    follow?.(gone, '00-32333435363738394243001122334455-0011223344556677-00').catch(() => 0),
  )
  await act(async () =>
    watched.guard?.(new Request(`http://localhost/investors/home?pan=${demoSession.investor.pan}`), null),
  )

  const shown = panel()
  expect(within(shown).getAllByText('orders/purchase')[0]).toBeVisible()
  expect(within(shown).getAllByText('23456-789B')[0]).toBeVisible()
  expect(within(shown).getAllByText('503 E_DOWN')[0]).toBeVisible()
  expect(within(shown).getAllByText('amount, folio, nominee')[0]).toBeVisible()
  const { pan, name, emailId, mobileNum } = demoSession.investor
  const secrets = [demoSession.sessionToken, demoSession.refreshToken, pan, name, emailId, mobileNum]
  for (const secret of [...secrets, '777123', '91027306', 'Rohan'])
    expect(shown.outerHTML).not.toContain(secret)
})

test('its size follows the arrow keys, its side a button, and the tab remembers both', async () => {
  await toggle()
  const edge = screen.getByRole('separator', { name: 'Size of the inspector' })
  edge.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(edge).toHaveAttribute('aria-valuenow', '50')
  await userEvent.click(screen.getByRole('button', { name: 'Dock at the side' }))
  expect(edge).toHaveAttribute('aria-orientation', 'vertical')
  expect(readTabState()).toMatchObject({ dock: 'side', size: 50 })
})

test('a remote is pointed to this machine and back; no other address is taken', async () => {
  await toggle()
  const field = await screen.findByLabelText('Entry of mfe-auth on this machine')
  await userEvent.type(field, 'http://evil.example/entry.js')
  await userEvent.click(screen.getByRole('button', { name: 'Use for mfe-auth' }))
  expect(screen.getByText(/^Only an address on this machine/)).toBeVisible()
  expect(readOverrides()).toEqual({})
  await userEvent.clear(field)
  await userEvent.type(field, entry)
  await userEvent.click(screen.getByRole('button', { name: 'Use for mfe-auth' }))
  expect(readOverrides()).toEqual({ 'mfe-auth': entry })
  expect(reloadPage).toHaveBeenCalledTimes(1)
  await toggle()
  await userEvent.click(screen.getByRole('button', { name: 'Overridden: mfe-auth' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear for mfe-auth' }))
  expect(readOverrides()).toEqual({})
  writeOverrides({ 'mfe-auth': entry, 'mfe-portfolio': entry })
  await toggle()
  await toggle()
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all overrides' }))
  expect(readOverrides()).toEqual({})
  expect(reloadPage).toHaveBeenCalledTimes(3)
})

test('a list of remotes that cannot be read says so and can be tried again', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new Error('offline'))
  await toggle()
  expect(await screen.findByText('The list of remotes could not be read')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /again/i }))
  expect((await screen.findAllByText('mfe-portfolio'))[0]).toBeVisible()
})

test('what another hand put into the storage counts as an inspector as it is at first', () => {
  sessionStorage.setItem('portal-inspector', '{"dock":"top"}')
  expect(readTabState()).toEqual({ dock: 'bottom', size: 45, drafts: {} })
  keepTabState({ dock: 'side' })
  expect(readTabState()?.dock).toBe('side')
  sessionStorage.clear()
})
