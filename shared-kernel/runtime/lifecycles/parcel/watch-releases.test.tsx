import { act, fireEvent, waitFor, within } from '@testing-library/react'
import type { Outage } from '@portal/contracts/manifest'
import { portalStore, withdrawnRemotesAtom } from '../../state/public'
import { defineRemote } from '../public'

const page = (name: string) => async () => ({
  default: () => (
    <>
      <h1>{name}</h1>
      <input aria-label="Amount" />
    </>
  ),
})
const remote = defineRemote({
  name: 'mfe-y',
  routes: [
    { path: 'home/pay', handle: { title: 'Pay', access: 'public', inFlow: true }, page: page('Pay') },
    { path: 'home/read', handle: { title: 'Read', access: 'public' }, page: page('Read') },
  ],
})

const closed = 'This part of the portal is closed for now'
let withdrawn: string[] = []
let outage: Outage | undefined
let reads = 0
const releases = {
  refresh: async () => void (reads += 1),
  withdrawn: () => withdrawn,
  outage: () => outage,
  sequence: () => 1,
  forget: () => undefined,
}

/** What a tab does that comes back to the foreground: it looks at once. */
async function look(): Promise<void> {
  const before = reads
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(reads).toBeGreaterThan(before)
  })
}

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  globalThis.fetch = jest.fn(async () => Response.json({ buildNumber: '1', releases: 1 })) as typeof fetch
})

test('a remote on its own that is withdrawn tells who is in a transaction and goes on with it, shuts its other pages, and opens again by itself', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const props = {
    name: 'mfe-y-1',
    domElement: element,
    kind: 'embedded' as const,
    version: '1.0.0',
    path: '/home/pay',
    basename: '',
    portal: 'https://portal.example/investors',
    releases: async () => releases,
  }
  const screen = within(element)
  const shut = () => screen.queryByRole('heading', { name: closed })
  const told = () => screen.queryByText(/^You can finish what you have begun here/)
  // What an element that this page held before has heard.
  portalStore.set(withdrawnRemotesAtom, ['mfe-x', 'mfe-y'])
  await remote.lifecycles.bootstrap(props)
  await remote.lifecycles.mount(props)
  expect(await screen.findByRole('heading', { name: 'Pay' })).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(5100))
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toMatch(
    /^https:\/\/portal\.example\/investors\/build\.json\?t=/,
  )
  const amount = screen.getByLabelText<HTMLInputElement>('Amount')
  fireEvent.change(amount, { target: { value: '5000' } })
  amount.focus()
  expect(told()).toBeNull()
  withdrawn = ['mfe-y']
  outage = { since: '2026-11-29T03:30:00.000Z', en: 'UPI fails at many banks.' }
  await look()
  expect(await screen.findByText(outage.en)).toBeVisible()
  expect(await screen.findByText(/^You can finish what you have begun here/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Pay' })).toBeVisible()
  expect(shut()).toBeNull()
  expect([amount.isConnected, amount.value, document.activeElement]).toEqual([true, '5000', amount])
  await remote.lifecycles.update({ ...props, path: '/home/read' })
  expect(await screen.findByRole('heading', { name: closed })).toBeVisible()
  expect(told()).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Read' })).toBeNull()
  withdrawn = []
  outage = undefined
  await look()
  expect(await screen.findByRole('heading', { name: 'Read' })).toBeVisible()
  expect(shut()).toBeNull()
  expect(told()).toBeNull()
  expect(screen.queryByText('UPI fails at many banks.')).toBeNull()
  await act(() => remote.lifecycles.unmount(props))
  const over = reads
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(reads).toBe(over)
  element.remove()
})
