import { type RemotePage, showToast, signOut, useHost, usePageTitle } from '@portal/kernel'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, logIn, openPortal, pages, pass } from '../testing/portal'

beforeEach(() => {
  answerCalls({ 'auth/logout': {} })
  logIn()
})
afterEach(() => {
  jest.useRealTimers()
  return act(() => signOut('forced'))
})

const go = (name: string) => userEvent.click(screen.getAllByRole('link', { name })[0]!)

test('a change of page moves the focus to its title and names the document after it', async () => {
  openPortal('/home/dashboard')
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  expect(document.title).toBe('Home · Neem Mutual Fund')
  expect(document.body).toHaveFocus()
  await go('EXPLORE FUNDS')
  expect(await screen.findByRole('heading', { name: 'Explore funds' })).toHaveFocus()
  expect(document.title).toBe('Explore funds · Neem Mutual Fund')
})

test('a page may name itself more exactly, and one without a title gets the focus on the content', async () => {
  const Named = () => {
    usePageTitle('Neem Flexi Cap Fund')
    return <p>Loading</p>
  }
  const scheme: RemotePage = { ...pages.explore, page: async () => ({ default: Named }) }
  openPortal('/home/dashboard', [pages.dashboard, scheme])
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  await go('EXPLORE FUNDS')
  await screen.findByText('Loading')
  expect(document.title).toBe('Neem Flexi Cap Fund · Neem Mutual Fund')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('messages of the page before go when they ask to, others stay [S3.074]', async () => {
  openPortal('/home/dashboard')
  await screen.findByRole('heading', { name: 'Good afternoon, Asha' })
  // The clock stands still, so that a slow machine does not outlast the messages.
  jest.useFakeTimers()
  act(() => {
    showToast({ message: 'Goes with its page', type: 'infoMsg', removeOnroute: true })
    showToast({
      message: 'Stays a while',
      message2: 'Second line',
      clickLink: { text: 'See it', href: '/home/dashboard' },
      type: 'success',
    })
  })
  expect(screen.getByText('Goes with its page')).toBeInTheDocument()
  fireEvent.click(screen.getAllByRole('link', { name: 'EXPLORE FUNDS' })[0]!)
  await pass(1)
  expect(screen.getByRole('heading', { name: 'Explore funds' })).toBeVisible()
  expect(screen.queryByText('Goes with its page')).toBeNull()
  expect(screen.getByText('Stays a while')).toBeInTheDocument()
  expect(screen.getByText(/Second line/)).toBeInTheDocument()
})

test('the skip link leads past the menus', async () => {
  openPortal('/home/dashboard')
  await userEvent.click(await screen.findByRole('link', { name: 'Skip to content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('')
})

const Asking = () => {
  const host = useHost()
  return (
    <>
      <h1>Amount</h1>
      <button onClick={() => host.setLeaveQuestion('Your amount is not saved.')}>Type</button>
    </>
  )
}
const asking: RemotePage = { ...pages.invest, page: async () => ({ default: Asking }) }

test('a page with something to lose asks before it is left; staying keeps it, leaving leaves', async () => {
  openPortal('/home/transaction/invest', [asking, pages.dashboard])
  await userEvent.click(await screen.findByRole('button', { name: 'Type' }))
  await go('HOME')
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Your amount is not saved.')
  expect(screen.getByRole('button', { name: 'Stay on this page' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Amount' })).toBeVisible()
  await go('HOME')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('heading', { name: 'Good afternoon, Asha' })).toBeVisible()
})

test('signing out is not held up by the question', async () => {
  openPortal('/home/transaction/invest', [asking, pages.login])
  await userEvent.click(await screen.findByRole('button', { name: 'Type' }))
  await act(() => signOut('explicit'))
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
