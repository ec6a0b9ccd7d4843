import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mountIn } from '@portal/testing/mount-in-host'
import { hostileAddresses } from '@portal/testing/node'
import { defineRemote } from '../public'

const page = async () => ({ default: () => <h1>Page</h1> })
const remote = defineRemote({
  name: 'mfe-y',
  routes: [
    { path: 'home/funds', handle: { title: 'Explore funds', access: 'public' }, page },
    { path: 'home/funds/All', handle: { title: 'Explore funds', access: 'public' }, page },
    { path: 'home/y', handle: { title: 'Home', access: 'investor' }, page },
  ],
})

test('a remote on its own, opened without a page, says what opens there and leads on to the portal', async () => {
  const { element, unmount } = await mountIn('standalone', remote, '/')
  const screen = within(element)
  expect(screen.getByRole('heading', { level: 1, name: 'Neem Mutual Fund' })).toBeVisible()
  expect(
    screen.getByText(/You can open these pages from a link we send you: Explore funds, Home\./),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/investors/')
  await unmount()
})

test('a link that is used up can be asked for again, once, and a failure can be tried again', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const sendLinkAgain = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('We could not reach the portal. Try again.'))
    .mockResolvedValueOnce('If this link was ours, we sent a new one.')
  const props = {
    name: 'mfe-y-again',
    domElement: element,
    kind: 'embedded' as const,
    version: '1.0.0',
    path: '/home/y',
    basename: '',
    portal: '/investors',
    entryRefused: 'This link has been used or has expired',
    sendLinkAgain,
  }
  await remote.lifecycles.bootstrap(props)
  await remote.lifecycles.mount(props)
  const screen = within(element)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Send me a new link' }))
  expect(await screen.findByText('We could not reach the portal. Try again.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
  expect(await screen.findByText('If this link was ours, we sent a new one.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).toBeNull()
  await act(() => remote.lifecycles.unmount(props))
  element.remove()
})

test('whatever page a part of another page is asked for, its way on leads to the portal and nowhere else', async () => {
  const { origin } = location
  const led: string[] = []
  for (const path of ['/home/elsewhere', ...hostileAddresses(origin)]) {
    const { element, unmount } = await mountIn('embedded', remote, path)
    for (const link of within(element).getAllByRole<HTMLAnchorElement>('link')) led.push(link.href)
    await unmount()
  }
  expect(led[0]).toBe(`${origin}/investors/home/elsewhere`)
  expect(led.filter((address) => new URL(address).origin !== origin)).toEqual([])
})
