import { act, fireEvent, render, screen } from '@testing-library/react'
import { dismissToast, portalStore, showToast, toastsAtom, useAtomValue } from './public'
import { AlertDialog } from '@portal/ui/overlay'
import { Toaster } from '@portal/ui/overlay'

function Example() {
  return <Toaster toasts={useAtomValue(toastsAtom, { store: portalStore })} onDismiss={dismissToast} />
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const show = (request: Parameters<typeof showToast>[0]) => act(() => void showToast(request))

beforeEach(() => {
  jest.useFakeTimers()
  portalStore.set(toastsAtom, [])
  render(<Example />)
})
afterEach(() => jest.useRealTimers())

test('shows the message of an error as an alert, others as a status [S8.072]', () => {
  show({ type: 'danger', message: 'The payment did not go through', message2: 'Nothing was debited.' })
  show({ type: 'success', message: 'Receipt downloaded' })
  expect(screen.getByRole('alert')).toHaveTextContent('The payment did not go throughNothing was debited.')
  expect(screen.getByRole('status')).toHaveTextContent('Receipt downloaded')
})

test('a toast goes after 6 seconds, a danger after 10 even where less is asked for [S8.073]', () => {
  show({ type: 'success', message: 'Done' })
  show({ type: 'danger', message: 'Failed', time: 1000 })
  pass(5999)
  expect(screen.getByText('Done')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Done')).toBeNull()
  pass(3999)
  expect(screen.getByText('Failed')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Failed')).toBeNull()
})

test('a pointer or the focus on it stops the clock, which then goes on', () => {
  show({ type: 'success', message: 'Done' })
  pass(5000)
  fireEvent.pointerEnter(screen.getByRole('listitem'))
  pass(60_000)
  expect(screen.getByText('Done')).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByRole('listitem'))
  fireEvent.focus(screen.getByRole('button'))
  pass(60_000)
  fireEvent.blur(screen.getByRole('button'))
  pass(999)
  expect(screen.getByText('Done')).toBeInTheDocument()
  pass(1)
  expect(screen.queryByText('Done')).toBeNull()
})

test('is closed by its cross, and its link leads on', () => {
  show({
    type: 'danger',
    message: 'Failed',
    clickLink: { text: 'Pay again', href: '/home/transaction/payment' },
  })
  expect(screen.getByRole('link', { name: 'Pay again' })).toHaveAttribute('href', '/home/transaction/payment')
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('moves into an open dialog, where it can be pressed and heard, and out again', () => {
  const dialog = render(<AlertDialog open title="Pay?" safe={{ label: 'Stay', onChoose: () => undefined }} />)
  show({ type: 'danger', message: 'Failed' })
  expect(screen.getByRole('alertdialog')).toContainElement(screen.getByText('Failed'))
  dialog.unmount()
  expect(screen.getByText('Failed')).toBeInTheDocument()
})
