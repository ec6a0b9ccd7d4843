import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, renderPage } from '@portal/kernel/testing'
import { conf } from '../testing/sample-conf'
import { Asked, both, type Question } from './asked'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/kernel/testing')>('@portal/kernel/testing').routedKernel(),
)

const come = <Data,>(data: Data): Question<Data> => ({
  data,
  isError: false,
  isFetching: false,
  refetch: jest.fn(() => Promise.resolve()),
})
const waits: Question<string> = { ...come(''), data: undefined }
const failed = (): Question<string> => ({ ...come(''), data: undefined, isError: true })
const show = (query: Question<[string, string]>) =>
  renderPage(
    () => (
      <Asked title="Your plan" what="Your plan" query={query}>
        {([one, other]) => <p>{`${one} and ${other}`}</p>}
      </Asked>
    ),
    { answers: { conf: ok(conf) } },
  )

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

test('what is here stays when it cannot be read anew', async () => {
  show(both({ ...come('this'), isError: true }, come('that')))
  expect(await screen.findByText('this and that')).toBeVisible()
})
