import { waitFor, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { Outlet, RouterProvider } from 'react-router'
import { HostProvider, type Host } from '@portal/kernel/host'
import type { DefinedRemote, LifecycleProps, ParcelEvent } from '@portal/kernel/lifecycles'
import { manifestOf } from '@portal/contracts/manifest'
import { createPortalRouter } from '@portal/kernel/remote/portal-router'
import type { Remote } from '@portal/kernel/remote'
import { createRemoteLoader, type RemoteLoader } from '@portal/kernel/remote/remote-loader'
import { dismissToast, showToast, StoreProvider, toastsAtom, useAtomValue } from '@portal/kernel/state'
import { announce, LinkProvider, Toaster } from '@portal/ui'
import { PortalLink } from '@portal/kernel/navigation'

export const hostKinds = ['shell', 'standalone', 'embedded'] as const
export type HostKind = (typeof hostKinds)[number]

export interface MountedRemote {
  element: HTMLElement
  events: ParcelEvent[]
  /** Goes to another page as a link of the host would. */
  open(path: string): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a remote in one of the hosts, where `owner` offers what its slots show, and waits for its page. */
export async function mountIn(
  kind: HostKind,
  remote: DefinedRemote,
  path: string,
  owner?: Remote,
): Promise<MountedRemote> {
  const remotes = loaderOf(owner ? [remote, owner] : [remote])
  const mounted = await (kind === 'shell'
    ? mountInShell(remotes, path)
    : mountAlone(kind, remote, path, remotes))
  await waitFor(() => within(mounted.element).getAllByRole('heading'))
  return mounted
}

let count = 0

async function mountAlone(
  kind: 'standalone' | 'embedded',
  remote: DefinedRemote,
  path: string,
  remotes: RemoteLoader,
): Promise<MountedRemote> {
  const element = document.body.appendChild(document.createElement('div'))
  const basename = `/investors/standalone/${remote.name}`
  if (kind === 'standalone') history.replaceState(null, '', basename + path)
  const events: ParcelEvent[] = []
  const props: LifecycleProps = {
    name: `${remote.name}-${++count}`,
    domElement: element,
    kind,
    version: '1.0.0',
    path,
    basename,
    portal: '/investors',
    remotes,
    onEvent: (event) => events.push(event),
  }
  await remote.lifecycles.bootstrap(props)
  await remote.lifecycles.mount(props)
  return {
    element,
    events,
    open: (next) => remote.lifecycles.update({ ...props, path: next }),
    async unmount() {
      await remote.lifecycles.unmount(props)
      element.remove()
    },
  }
}

async function mountInShell(remotes: RemoteLoader, path: string): Promise<MountedRemote> {
  const element = document.body.appendChild(document.createElement('div'))
  history.replaceState(null, '', `/investors${path}`)
  const router = createPortalRouter({
    basename: '/investors',
    remotes,
    guard: () => null,
    home: () => '/',
    Shell: TestShell,
    Panel: () => <p>LOAD-000</p>,
    NotFound: () => <h1>Page not found</h1>,
  })
  const root = createRoot(element)
  root.render(<RouterProvider router={router} />)
  return {
    element,
    events: [],
    open: (next) => router.navigate(next),
    async unmount() {
      root.unmount()
      router.dispose()
      element.remove()
    },
  }
}

function loaderOf(remotes: readonly Remote[]): RemoteLoader {
  const releases = remotes.map(({ name, routes, slots = {} }) => ({
    ...release,
    name,
    // Every release has a prefix, also one that has no page below it.
    prefixes: [`/${name}`, ...routes.map((page) => `/${page.path}`)],
    pages: routes.map((page) => ({ path: `/${page.path}`, preload: [], styles: [] })),
    slots: Object.keys(slots).map((slot) => ({ name: slot, preload: [], styles: [] })),
  }))
  return createRemoteLoader({
    source: {
      readManifest: async () => manifestOf(releases),
      register: () => undefined,
      load: async ({ name }) => ({ default: remotes.find((each) => each.name === name)! }),
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds: 5000,
    visitor: async () => ({ bucket: 0 }),
    report: () => undefined,
  })
}

const release = {
  version: '1.0.0',
  entry: '/entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  kernel: '^1.0.0',
}

const host: Host = {
  kind: 'shell',
  toast: showToast,
  announce: (text) => announce(text),
  setTitle: () => undefined,
  setLeaveQuestion: () => undefined,
  report: () => undefined,
}

/** What remotes need of the shell, and nothing that the shell shows. */
function TestShell() {
  return (
    <StoreProvider>
      <LinkProvider value={PortalLink}>
        <HostProvider value={host}>
          <Outlet />
          <Messages />
        </HostProvider>
      </LinkProvider>
    </StoreProvider>
  )
}

function Messages() {
  return <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={dismissToast} />
}
