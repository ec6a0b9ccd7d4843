import { portalStore, showToast } from '@portal/kernel'
import { loaderAtom, StoreProvider, toastsAtom } from '@portal/kernel/internal'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pass } from '../testing/portal'
import { Loader } from './loader'
import { Messages } from './messages'

function show(...toasts: Parameters<typeof showToast>[0][]) {
  render(
    <StoreProvider>
      <Messages />
      <Loader />
    </StoreProvider>,
  )
  act(() => toasts.forEach(showToast))
}

afterEach(() => {
  act(() => portalStore.set(toastsAtom, []))
  jest.useRealTimers()
})

test('danger interrupts, success and infoMsg wait their turn [S2.095] [S8.072]', () => {
  show(
    { message: 'Refused', type: 'danger' },
    { message: 'Done', type: 'success' },
    { message: 'By the way', type: 'infoMsg' },
  )
  expect(screen.getByText('Refused').closest('[role=alert]')).not.toBeNull()
  expect(screen.getByText('Done').closest('[role=status]')).not.toBeNull()
  expect(screen.getByText('By the way').closest('[role=status]')).not.toBeNull()
})

test('a toast can be closed and may carry a link [S2.096]', async () => {
  show({ message: 'Saved', type: 'success', clickLink: { text: 'See it', href: 'https://example.com/x' } })
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', 'https://example.com/x')
  await userEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: /Close/ }))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a danger toast lasts 10 seconds, others 6, a PDF one 4 [S8.073] [S9.001]', async () => {
  jest.useFakeTimers()
  show(
    { message: 'Refused', type: 'danger', time: 1000 },
    { message: 'Done', type: 'success' },
    { message: 'Downloaded', type: 'success', time: 4000 },
  )
  const shown = () => screen.queryAllByRole('listitem').length
  await pass(3900)
  expect(shown()).toBe(3)
  await pass(200)
  expect(shown()).toBe(2)
  await pass(2000)
  expect(shown()).toBe(1)
  await pass(3800)
  expect(screen.getByText('Refused')).toBeInTheDocument()
  await pass(200)
  expect(shown()).toBe(0)
})

test('the full-screen loader covers the page while a call asks for it [S2.097]', () => {
  show()
  expect(screen.queryByText('One moment')).toBeNull()
  act(() => portalStore.set(loaderAtom, true))
  expect(screen.getByText('One moment')).toBeInTheDocument()
  act(() => portalStore.set(loaderAtom, false))
  expect(screen.queryByText('One moment')).toBeNull()
})
