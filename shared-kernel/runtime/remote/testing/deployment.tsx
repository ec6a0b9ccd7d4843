import { act, render, screen } from '@testing-library/react'
import { Outlet, RouterProvider, useRouteError } from 'react-router'
import type { DeployedRemote } from '@portal/contracts/manifest'
import { deployed, release } from '@portal/contracts/manifest/testing/releases'
import { FormTextField, lazyPage, PortalForm } from '@portal/ui'
import { createPortalRouter } from '../portal-router'
import { defineRemote } from '../../lifecycles/public'
import { type PageHandle, type RemotePage } from '../remote'
import type { RemoteFailure } from '../remote-failure'
import { createRemoteLoader } from '../remote-loader'
import { useRetryPage } from '../retry-page'

export const name = 'mfe-test'

function Panel() {
  const failure = useRouteError() as RemoteFailure
  const { retry } = useRetryPage(name)
  return <button onClick={retry}>{`${failure.code} ${failure.remote}`}</button>
}

/** What is deployed, and which files of it are gone. */
export class Deployment {
  versions: string[] = ['1']
  changes: Partial<DeployedRemote> = {}
  readonly gone = new Set<string>()
  readonly hanging = new Set<string>()
  readonly crashing = new Set<string>()
  readonly fetched: string[] = []
  sequence = 1
  reads = 0
  loadMs = 0

  manifest() {
    this.reads += 1
    const releases = [...this.versions].reverse().map((each) => release(name, each, { prefixes: ['/home'] }))
    const remote = deployed(name, this.versions, { releases, ...this.changes })
    return { sequence: this.sequence, salt: '', remotes: [remote] }
  }

  remote(version: string) {
    const fetchFile = async (file: string) => {
      this.fetched.push(file)
      if (this.hanging.has(file)) await new Promise(() => undefined)
      if (this.gone.has(file)) throw new Error('404')
      return {
        default: () => {
          if (this.crashing.has(file)) throw new TypeError('Gauge is undefined')
          return (
            <>
              <h1>{file}</h1>
              <PortalForm label="Amount" onSubmit={() => undefined}>
                <FormTextField name="amount" label="Amount" />
              </PortalForm>
            </>
          )
        },
      }
    }
    const page = (title: string, handle: Partial<PageHandle> = {}): RemotePage => ({
      path: `home/${title}`,
      handle: { title, access: 'public', ...handle },
      page: () => fetchFile(`${title} ${version}`),
    })
    const Late = lazyPage(() => fetchFile(`late ${version}`), <p>On its way</p>)
    const framed = {
      ...page('framed'),
      page: async () => ({ default: () => <Late /> }),
    }
    const pages = [
      page('list'),
      page('detail'),
      page('invest', { inFlow: true }),
      page('pay', { inFlow: true, paying: true }),
      page('receipt'),
      framed,
    ]
    return defineRemote({ name, routes: pages })
  }
}

export async function open(path: string, deployment = new Deployment()) {
  window.history.pushState({ usr: { kept: true } }, '', `/investors/home/${path}`)
  const reported: string[] = []
  const remotes = createRemoteLoader({
    source: {
      readManifest: async () => deployment.manifest(),
      register: () => undefined,
      load: async ({ version }) => {
        if (deployment.loadMs) await new Promise((resolve) => setTimeout(resolve, deployment.loadMs))
        if (deployment.gone.has(version)) throw new Error('404')
        return { default: deployment.remote(version) }
      },
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds: 8000,
    visitor: async () => ({ bucket: 0 }),
    report: ({ code, version }) => void reported.push(`${code} ${version}`),
  })
  const router = createPortalRouter({
    basename: '/investors',
    remotes,
    guard: () => null,
    Shell: Outlet,
    Panel,
    NotFound: () => <p>Nowhere</p>,
    home: () => '/home/list',
  })
  render(<RouterProvider router={router} />)
  await pass(0)
  return { router, reported, deployment }
}

export async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}

export const go = async (router: { navigate: (to: string) => Promise<void> }, path: string, wait = 9000) => {
  await act(async () => void router.navigate(`/home/${path}`))
  await pass(wait)
}

export const title = () => screen.queryByRole('heading')?.textContent

export async function comeBack() {
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(10)
}
