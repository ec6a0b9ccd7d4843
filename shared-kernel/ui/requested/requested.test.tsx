import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Requested, both, type Question } from './public'

const come = <Data,>(data: Data): Question<Data> => ({
  data,
  isError: false,
  isFetching: false,
  refetch: jest.fn(() => Promise.resolve()),
})
const waits: Question<string> = { ...come(''), data: undefined }
const failed = (): Question<string> => ({ ...come(''), data: undefined, isError: true })
const page = (query: Question<[string, string]>) => (
  <Requested title="Your plan" failure="Your plan did not load" query={query}>
    {([one, other]) => <p>{`${one} and ${other}`}</p>}
  </Requested>
)
const show = (query: Question<[string, string]>) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page(query) }])} />)

test('a page stands once all that it asks for is there', async () => {
  show(both(come('this'), come('that')))
  expect(await screen.findByText('this and that')).toBeVisible()
})

test('until then it has its title alone', async () => {
  show(both(come('this'), waits))
  expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeVisible()
  expect(screen.queryByText(/did not load/)).toBeNull()
})

test('what did not come is asked for again, and that alone', async () => {
  const [here, broken] = [come('this'), failed()]
  show(both(here, broken))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(broken.refetch).toHaveBeenCalledTimes(1)
  expect(here.refetch).not.toHaveBeenCalled()
})

test('a page that did not come says whom to call, and where else to go [S9.065]', async () => {
  show(both(come('this'), failed()))
  expect(await screen.findByText('Your plan did not load')).toBeVisible()
  expect(screen.getByRole('link', { name: '1800-209-7446' })).toHaveAttribute('href', 'tel:18002097446')
  expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible()
})

test('a page that did not come says what the server named its failure', async () => {
  const error = Object.assign(new Error('It is down.'), { supportCode: '7K3QX-M4PT' })
  show(both(come('this'), { ...failed(), error }))
  expect(await screen.findByText('7K3QX-M4PT')).toBeVisible()
})

test('a remote that was released with the start of the sentence alone still has it finished', async () => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Requested title="Your plan" what="Your plan" query={failed()}>
          {() => null}
        </Requested>
      ),
    },
  ])
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('Your plan did not load')).toBeVisible()
})

test('what is here stays when it cannot be read anew', async () => {
  show(both({ ...come('this'), isError: true }, come('that')))
  expect(await screen.findByText('this and that')).toBeVisible()
})
