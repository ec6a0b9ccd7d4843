import '@testing-library/jest-dom'
import { api, ApiError, defineRemote, queryClient, type RemotePage, routes, signIn } from '@portal/kernel'
import type { Investor } from '@portal/contracts/identity/auth'
import type { ResultInfo } from '@portal/contracts/wire/common'
import { createPortalRouter, createRemoteLoader, manifestOf, RouterProvider } from '@portal/kernel/internal'
import { act, render } from '@testing-library/react'
import { demoSession } from '@portal/testing/samples'
import { loginGuard, startPath } from '../guards/login-guard'
import { NotFoundPage } from '../not-found/not-found.page'
import { PagePanel } from '../page-panel/page-panel'
import { Shell } from '../shell'
import { releasedNavigation } from './released'

export const asha: Investor = demoSession.investor

export const logIn = (changes: Partial<Investor> = {}) =>
  act(() => signIn({ ...demoSession, investor: { ...asha, ...changes } }))

// jsdom has no scrolling; a change of page asks for it.
window.scrollTo = () => undefined

/** Lets time pass on fake timers, then what that set going: React holds its effects back until an act is over. */
export async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
  await act(() => jest.advanceTimersByTimeAsync(1))
}

/** What the server answers, by path; anything else fails. An ApiError is thrown. */
export function answerCalls(
  answers: Record<string, unknown>,
  said: Record<string, Partial<ResultInfo>> = {},
) {
  jest.restoreAllMocks()
  queryClient.clear()
  const call = jest.spyOn(api, 'call').mockImplementation(async (endpoint) => {
    if (!(endpoint.path in answers)) throw new ApiError({ kind: 'http', status: 500, code: 'E' })
    const answer = answers[endpoint.path]
    if (answer instanceof ApiError) throw answer
    return answer as never
  })
  jest.spyOn(api, 'callInFull').mockImplementation(async (endpoint, body, options) => ({
    data: await api.call(endpoint, body, options),
    resultInfo: { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success', ...said[endpoint.path] },
  }))
  return call
}

/** The bodies of the calls of one path so far. */
export const bodiesOf = (call: ReturnType<typeof answerCalls>, path: string) =>
  call.mock.calls.filter(([endpoint]) => endpoint.path === path).map(([, body]) => body)

const titled =
  (title: string): RemotePage['page'] =>
  async () => ({ default: () => <h1>{title}</h1> })

export const pages = {
  login: {
    path: 'auth/login',
    handle: { title: 'Log in', access: 'public', menus: 'logo' },
    page: titled('Log in'),
  },
  dashboard: {
    path: 'home/dashboard',
    handle: { title: 'Home', access: 'investor' },
    page: titled('Good afternoon, Asha'),
  },
  explore: {
    path: 'home/explore-funds',
    handle: { title: 'Explore funds', access: 'investor' },
    page: titled('Explore funds'),
  },
  invest: {
    path: 'home/transaction/invest',
    handle: { title: 'Invest', access: 'investor', menus: 'flow' },
    page: titled('Invest'),
  },
} satisfies Record<string, RemotePage>

/** A portal in which every page of section 2 is there, the others than those above by their paths alone. */
const everyPage: readonly RemotePage[] = [
  ...Object.values(pages),
  ...Object.values(routes)
    .map(({ path }) => path.slice(1))
    .filter((path) => path && !Object.values(pages).some((page) => page.path === path))
    .map((path): RemotePage => ({
      path,
      handle: { title: path, access: path.startsWith('auth') ? 'public' : 'investor' },
      page: titled(path),
    })),
]

/** The whole shell at an address, with these pages in one remote; too impatient by default to try a failure again. */
export function openPortal(
  path: string,
  remotePages: readonly RemotePage[] = everyPage,
  timeoutMilliseconds = 200,
  navigation = [...releasedNavigation],
) {
  window.history.pushState(null, '', `/investors${path}`)
  const release = { name: 'mfe-test', version: '1.0.0', entry: '', preload: [], styles: [], kernel: '^1.0.0' }
  const prefixes = remotePages.map((page) => `/${page.path}`)
  const remotes = createRemoteLoader({
    source: {
      readManifest: async () =>
        manifestOf([{ ...release, prefixes, navigation, integrity: `sha384-${'A'.repeat(64)}` }]),
      register: () => undefined,
      load: async () => ({ default: defineRemote({ name: 'mfe-test', routes: remotePages }) }),
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds,
    visitor: async () => ({ bucket: 0 }),
    report: () => undefined,
  })
  const router = createPortalRouter({
    basename: '/investors',
    remotes,
    guard: loginGuard,
    home: startPath,
    Shell,
    Panel: PagePanel,
    NotFound: NotFoundPage,
  })
  return { router, ...render(<RouterProvider router={router} />) }
}
