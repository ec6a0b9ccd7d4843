import { act, fireEvent, render, screen } from '@testing-library/react'
import { Outlet, RouterProvider, useRouteError } from 'react-router'
import type { DeployedRemote } from '../manifest/public'
import { deployed, release } from '../manifest/testing/releases'
import { holdVersion } from '../state/public'
import { FormTextField, PortalForm } from '../ui/public'
import { settledMs } from './first-render'
import { createPortalRouter } from './portal-router'
import { defineRemote } from '../lifecycles/public'
import { type PageHandle, type RemotePage } from './remote'
import type { RemoteFailure } from './remote-failure'
import { createRemoteLoader } from './remote-loader'
import { useRetryPage } from './retry-page'
import { manifestAgeMs, readEveryMs } from './version-watch'

const name = 'mfe-test'

function Panel() {
  const failure = useRouteError() as RemoteFailure
  const { retry } = useRetryPage(name)
  return <button onClick={retry}>{`${failure.code} ${failure.remote}`}</button>
}

/** What is deployed, and which files of it are gone. */
class Deployment {
  versions: string[] = ['1']
  changes: Partial<DeployedRemote> = {}
  readonly gone = new Set<string>()
  readonly hanging = new Set<string>()
  readonly crashing = new Set<string>()
  readonly fetched: string[] = []
  reads = 0
  loadMs = 0

  manifest() {
    this.reads += 1
    const releases = [...this.versions].reverse().map((each) => release(name, each, { prefixes: ['/home'] }))
    return { sequence: 1, salt: '', remotes: [deployed(name, this.versions, { releases, ...this.changes })] }
  }

  remote(version: string) {
    const page = (title: string, handle: Partial<PageHandle> = {}): RemotePage => ({
      path: `home/${title}`,
      handle: { title, access: 'public', ...handle },
      page: async () => {
        const file = `${title} ${version}`
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
      },
    })
    const pages = [
      page('list'),
      page('detail'),
      page('invest', { inFlow: true }),
      page('pay', { inFlow: true, paying: true }),
      page('receipt'),
    ]
    return defineRemote({ name, routes: pages })
  }
}

async function open(path: string, deployment = new Deployment()) {
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
    Frame: () => <p>Frame</p>,
    Panel,
    NotFound: () => <p>Nowhere</p>,
    home: () => '/home/list',
  })
  render(<RouterProvider router={router} />)
  await pass(0)
  return { router, reported, deployment }
}

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}

const go = async (router: { navigate: (to: string) => Promise<void> }, path: string, wait = 9000) => {
  await act(async () => void router.navigate(`/home/${path}`))
  await pass(wait)
}

const title = () => screen.queryByRole('heading')?.textContent

async function comeBack() {
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(10)
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  history.replaceState(null, '')
})

describe('a page whose code is gone after a release', () => {
  test('opens from the new version, without a reload and with one entry in the history', async () => {
    const { router, reported, deployment } = await open('list')
    deployment.versions = ['1', '2']
    deployment.gone.add('detail 1')
    const entries = history.length
    await go(router, 'detail')
    expect(title()).toBe('detail 2')
    expect(history.length).toBe(entries + 1)
    expect(reported).toEqual(['LOAD-005 1'])
    await go(router, 'list')
    expect(title()).toBe('list 2')
  })

  test('opens from the new version also where it is the first page, in its own entry of the history', async () => {
    const deployment = new Deployment()
    deployment.gone.add('detail 1')
    const opening = open('detail', deployment)
    deployment.manifest = () => {
      const versions = deployment.reads++ ? ['1', '2'] : ['1']
      const releases = versions.map((each) => release(name, each, { prefixes: ['/home'] }))
      return { sequence: 1, salt: '', remotes: [deployed(name, versions, { releases })] }
    }
    await opening
    const entries = history.length
    await pass(9000)
    expect(title()).toBe('detail 2')
    expect(history.length).toBe(entries)
  })

  test('shows the panel when the new version lacks it too: each version is taken once, and no more', async () => {
    const { router, deployment } = await open('list')
    deployment.versions = ['1', '2']
    deployment.gone.add('detail 1').add('detail 2')
    await go(router, 'detail', 20_000)
    expect(screen.getByRole('button')).toHaveTextContent('LOAD-005 mfe-test')
    expect(deployment.fetched.filter((file) => file === 'detail 2').length).toBeLessThanOrEqual(3)
    await pass(60_000)
    const fetched = deployment.fetched.length
    await pass(60_000)
    expect(deployment.fetched).toHaveLength(fetched)
  })

  test('opens from where it was when the same file is back, on Retry', async () => {
    const { router, deployment } = await open('list')
    deployment.gone.add('detail 1')
    await go(router, 'detail')
    deployment.gone.clear()
    await act(async () => screen.getByRole('button', { name: 'LOAD-005 mfe-test' }).click())
    await pass(0)
    expect(title()).toBe('detail 1')
  })
})

test('a remote that fails shows its panel, and Retry opens it although it failed too often', async () => {
  const deployment = new Deployment()
  deployment.gone.add('1')
  const { reported } = await open('list', deployment)
  await pass(2000)
  for (let turn = 0; turn < 3; turn++) {
    await act(async () => screen.getByRole('button', { name: 'LOAD-003 mfe-test' }).click())
    await pass(2000)
  }
  expect(reported).toEqual(['LOAD-003 1', 'LOAD-003 1', 'LOAD-003 1', 'LOAD-003 1'])
  deployment.gone.clear()
  await act(async () => screen.getByRole('button', { name: 'LOAD-003 mfe-test' }).click())
  await pass(0)
  expect(title()).toBe('list 1')
})

describe('a page that crashes', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  test('as it is first shown is shown by the version before, in its own entry of the history', async () => {
    const deployment = new Deployment()
    deployment.versions = ['1', '2']
    deployment.crashing.add('list 2')
    const { reported, router } = await open('list', deployment)
    const entries = history.length
    await pass(100)
    expect(title()).toBe('list 1')
    expect(reported).toEqual(['LOAD-009 2', 'LOAD-010 1'])
    expect(history.length).toBe(entries)
    await go(router, 'detail')
    expect(title()).toBe('detail 1')
  })

  test('in the version before as well shows the panel, and no third one is taken', async () => {
    const deployment = new Deployment()
    deployment.versions = ['1', '2', '3']
    deployment.crashing.add('list 3').add('list 2')
    await open('list', deployment)
    await pass(20_000)
    expect(screen.getByRole('button')).toBeInTheDocument()
    expect(deployment.fetched).toEqual(['list 3', 'list 2'])
  })

  test('without a version before shows the panel', async () => {
    const deployment = new Deployment()
    deployment.crashing.add('list 1')
    await open('list', deployment)
    await pass(9000)
    expect(screen.getByRole('button')).toBeInTheDocument()
  })

  test('after it has stood shows the panel: that is not for its release to answer', async () => {
    const deployment = new Deployment()
    deployment.versions = ['1', '2']
    const { router } = await open('list', deployment)
    await pass(settledMs)
    await go(router, 'detail')
    deployment.crashing.add('list 2')
    await go(router, 'list')
    expect(screen.getByRole('button')).toBeInTheDocument()
    expect(deployment.fetched).not.toContain('list 1')
  })
})

test('a page that hangs shows the panel 8 seconds after the click, its remote included', async () => {
  const deployment = new Deployment()
  deployment.loadMs = 3000
  deployment.hanging.add('list 1')
  await open('list', deployment)
  await pass(7900)
  expect(screen.queryByRole('button')).toBeNull()
  await pass(100)
  expect(screen.getByRole('button')).toHaveTextContent('LOAD-006 mfe-test')
})

test('a manifest that hangs shows the panel after 8 seconds', async () => {
  const deployment = new Deployment()
  deployment.manifest = () => new Promise(() => undefined) as never
  await open('list', deployment)
  await pass(8000)
  expect(screen.getByRole('button')).toHaveTextContent('LOAD-001')
})

describe('a release while a tab is open', () => {
  test('leaves the tab on its version', async () => {
    const { router, deployment } = await open('list')
    deployment.versions = ['1', '2']
    await comeBack()
    await go(router, 'detail', manifestAgeMs)
    await go(router, 'list', 10)
    expect(title()).toBe('list 1')
  })

  test('is read of as a page opens, at most every 30 seconds, and when the tab comes to the foreground', async () => {
    const { router, deployment } = await open('list')
    expect(deployment.reads).toBe(1)
    await go(router, 'detail', manifestAgeMs - 1000)
    await go(router, 'list', 10)
    expect(deployment.reads).toBe(1)
    await pass(1000)
    await go(router, 'detail', 10)
    expect(deployment.reads).toBe(2)
    await comeBack()
    expect(deployment.reads).toBe(3)
  })
})

describe('a revoked version', () => {
  async function revokedAt(path: string) {
    const opened = await open(path)
    opened.deployment.versions = ['1', '2']
    opened.deployment.changes = { revoked: ['1'], history: [] }
    return opened
  }

  test('is left when the tab comes to the foreground, on the page that is on screen', async () => {
    const { router } = await revokedAt('list')
    const entries = history.length
    await comeBack()
    expect(title()).toBe('list 2')
    expect(history.length).toBe(entries)
    expect(router.state.location.state).toEqual({ kept: true })
  })

  test('stays for a transaction, and is left on the first page after it', async () => {
    const { router } = await revokedAt('pay')
    await comeBack()
    expect(title()).toBe('pay 1')
    await go(router, 'receipt', 10)
    expect(title()).toBe('receipt 2')
  })

  test('stays while something is held, and is left as soon as that has ended', async () => {
    await revokedAt('list')
    const [code, form] = [holdVersion(), holdVersion()]
    await comeBack()
    expect(title()).toBe('list 1')
    code()
    await pass(10)
    expect(title()).toBe('list 1')
    form()
    await pass(10)
    expect(title()).toBe('list 2')
  })

  test('stays when something begins while its successor is on its way', async () => {
    const { deployment } = await revokedAt('list')
    let arrive: (version: string) => void = () => undefined
    const manifest = deployment.manifest.bind(deployment)
    const arrived = new Promise<string>((resolve) => (arrive = resolve))
    deployment.manifest = () => arrived.then(manifest) as never
    await comeBack()
    const release = holdVersion()
    arrive('2')
    await pass(10)
    expect(title()).toBe('list 1')
    release()
    await pass(10)
    expect(title()).toBe('list 2')
  })

  test('stays when a form is filled while the code of its successor arrives', async () => {
    const { deployment } = await revokedAt('list')
    deployment.loadMs = 500
    await comeBack()
    const release = holdVersion()
    await pass(1000)
    expect(title()).toBe('list 1')
    release()
    await pass(10)
    expect(title()).toBe('list 2')
  })

  test('stays when its successor does not open', async () => {
    const { deployment } = await revokedAt('list')
    deployment.gone.add('2')
    await comeBack()
    await pass(9000)
    expect(title()).toBe('list 1')
  })
})

describe('a version that was revoked urgently', () => {
  async function revokedUrgentlyAt(path: string) {
    const opened = await open(path)
    opened.deployment.versions = ['1', '2']
    opened.deployment.changes = { revoked: ['1'], urgent: ['1'], history: [] }
    return opened
  }
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
  const type = (value: string) => act(() => fireEvent.change(amount(), { target: { value } }))

  test('is left also where something was typed, in a transaction too, and what was typed is there in the next', async () => {
    const { router } = await revokedUrgentlyAt('invest')
    await type('12345')
    await comeBack()
    expect(title()).toBe('invest 2')
    expect(amount().value).toBe('12345')
    await go(router, 'list', 10)
    await go(router, 'invest', 10)
    expect(amount().value).toBe('')
  })

  test('is left by who stays on one page, within two minutes', async () => {
    await revokedUrgentlyAt('invest')
    await type('12345')
    await pass(readEveryMs + 10)
    expect([title(), amount().value]).toEqual(['invest 2', '12345'])
  })

  test('stays for a payment', async () => {
    await revokedUrgentlyAt('pay')
    await comeBack()
    expect(title()).toBe('pay 1')
  })

  test('stays while a one-time code is asked for, whatever else was typed', async () => {
    await revokedUrgentlyAt('list')
    await type('12345')
    const code = holdVersion()
    await comeBack()
    expect([title(), amount().value]).toEqual(['list 1', '12345'])
    code()
  })

  test('with typed input stays where the revocation is not urgent', async () => {
    const { deployment } = await revokedUrgentlyAt('list')
    deployment.changes = { revoked: ['1'], history: [] }
    await type('12345')
    await comeBack()
    expect([title(), amount().value]).toEqual(['list 1', '12345'])
  })
})
