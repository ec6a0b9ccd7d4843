import { act, within } from '@testing-library/react'
import { demoSession } from '@portal/testing/samples'
import { mountIn } from '@portal/testing/mount-in-host'
import { signIn, signOut } from '../../session/public'
import { defineRemote } from '../public'

jest.mock('../../session/idle-state', () => ({
  ...jest.requireActual<typeof import('../../session/idle-state')>('../../session/idle-state'),
  idleMinutes: 17,
}))

const remote = defineRemote({
  name: 'mfe-y',
  routes: [
    {
      path: 'home/y',
      handle: { title: 'Home', access: 'investor' },
      page: async () => ({ default: () => <h1>Page</h1> }),
    },
  ],
})

test('in place of a page whose session ended stands after how many minutes that was, as they are counted', async () => {
  signIn(demoSession)
  const { element, unmount } = await mountIn('standalone', remote, '/home/y')
  const page = within(element)
  expect(await page.findByRole('heading', { name: 'Page' })).toBeVisible()
  await act(() => signOut('idle'))
  expect(await page.findByText('Logged out after 17 minutes')).toBeVisible()
  expect(element).not.toHaveTextContent('15')
  await unmount()
})
