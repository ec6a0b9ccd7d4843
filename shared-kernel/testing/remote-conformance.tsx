import '@testing-library/jest-dom'
import { configure, waitFor, within } from '@testing-library/react'
import { configureApi } from '@portal/kernel/api'
import { queryClient } from '@portal/kernel/api/query'
import type { DefinedRemote, Lifecycles } from '@portal/kernel/lifecycles'
import { getSession, signIn, signOut } from '@portal/kernel/session'
import { portalStore, showToast, toastsAtom } from '@portal/kernel/state'
import { demoSession } from './demo-session'
import { fakeServer } from './fake-server'
import { hostKinds, mountIn, type MountedRemote } from './mount-in-host'
import { watchTraces } from './page-traces'
import { slotPagesOf } from './slot-pages'

jest.mock('@portal/kernel/lifecycles/parcel/leave-for-portal', () => ({ leaveForPortal: jest.fn() }))

const warmUps = 3
const mounts = 20

/**
 * What every remote must do in every host: open its pages, show messages, bear the end of the session, and leave
 * nothing behind. The server refuses every call, so that pages also show that they bear this.
 */
export function checkConformance(remote: DefinedRemote, exposed: Lifecycles): void {
  test('exposes the lifecycles that its definition made', () => {
    for (const name of ['bootstrap', 'mount', 'update', 'unmount'] as const)
      expect(exposed[name]).toBe(remote.lifecycles[name])
  })
  const around = slotPagesOf(remote)
  if (remote.routes.length) checkPages(remote.name, remote)
  if (around) checkPages(`the slots of ${remote.name}`, around, remote)
}

function checkPages(what: string, remote: DefinedRemote, owner?: DefinedRemote): void {
  describe(`${what} in every host`, () => {
    let mounted: MountedRemote | undefined
    const mount = async (kind: (typeof hostKinds)[number], path = firstPath(remote)) =>
      (mounted = await mountIn(kind, remote, path, owner))

    beforeAll(() => {
      // Lifecycles mount by themselves, as in the browser.
      configure({ reactStrictMode: false })
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
      window.scrollTo = () => undefined
    })
    beforeEach(() => {
      queryClient.clear()
      configureApi({ encryption: false })
      fakeServer(() => ({ code: '-300', message: 'Not now' }))
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      signIn(demoSession)
    })
    afterEach(async () => {
      await mounted?.unmount()
      mounted = undefined
      portalStore.set(toastsAtom, [])
      jest.restoreAllMocks()
    })

    test.each(hostKinds)('opens every page: %s', async (kind) => {
      const { element, open, unmount } = await mount(kind)
      for (const { path } of remote.routes) {
        await open(`/${path}`)
        // A page that hands over to another remote may leave at once; that one is not here.
        const hasLeft = () => kind === 'shell' && !location.pathname.endsWith(`/${path}`)
        await waitFor(() => expect(hasLeft() || within(element).getAllByRole('heading').length).toBeTruthy())
        await waitFor(() => expect(within(element).queryByText('Waiting')).toBeNull())
        // What stands in for the absent remote of the page before may still be there for a moment.
        await waitFor(() => expect(hasLeft() || !within(element).queryByText(/^LOAD-/)).toBe(true))
        if (hasLeft()) continue
        const slot = owner && within(element).getByTestId('slot')
        // What it shows stands in the form, or beside it as a dialog does.
        if (slot) expect(slot.childElementCount || slot.parentElement?.querySelector('dialog')).toBeTruthy()
        expect(element.querySelector('form form')).toBeNull()
      }
      await unmount()
      expect(element).toBeEmptyDOMElement()
    })

    test.each(hostKinds)('shows messages: %s', async (kind) => {
      const { element } = await mount(kind)
      showToast({ message: 'Kept for you', type: 'success' })
      expect(await within(element).findByText('Kept for you')).toBeInTheDocument()
    })

    test.each(hostKinds)('bears the end of the session: %s', async (kind) => {
      const { element, events } = await mount(kind)
      await signOut('forced')
      expect(getSession()).toBeUndefined()
      if (kind === 'shell') return void expect(element).not.toBeEmptyDOMElement()
      expect(events).toContainEqual({ kind: 'session-ended', reason: 'forced' })
      if (remote.routes[0]?.handle.access === 'investor')
        expect(await within(element).findByText('Your session has ended')).toBeInTheDocument()
    })

    test.each(hostKinds)(`leaves nothing behind after ${mounts} mounts: %s`, async (kind) => {
      const watch = watchTraces()
      const rounds = async (count: number) => {
        for (let round = 0; round < count; round++) {
          await mount(kind)
          await mounted?.unmount()
        }
        mounted = undefined
        await new Promise((resolve) => setTimeout(resolve, 50))
        return watch.count()
      }
      const before = await rounds(warmUps)
      const after = await rounds(mounts)
      watch.stop()
      expect(after).toEqual(before)
    })
  })
}

const firstPath = (remote: DefinedRemote) => `/${remote.routes[0]?.path ?? ''}`
