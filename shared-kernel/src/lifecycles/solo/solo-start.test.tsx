import { within } from '@testing-library/react'
import { mountIn } from '../../testing/mount-in-host'
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
