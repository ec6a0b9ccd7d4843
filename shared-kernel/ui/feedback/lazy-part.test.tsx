import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazyPart } from './public'

const Chart = ({ years }: { years: number }) => <p>Grown for {years} years</p>

test('a part that did not come says so, and comes when it is tried again, with what it was given', async () => {
  let tries = 0
  const Part = lazyPart<{ years: number }>(
    () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Chart })),
    { failure: 'The projection did not load', waiting: <p>Loading</p> },
  )
  render(
    <>
      <p>The rest of the page</p>
      <Part years={7} />
    </>,
  )
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('The projection did not load')
  expect(screen.getByText('The rest of the page')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Grown for 7 years')).toBeInTheDocument()
})

test('a part that has come once is there at once', async () => {
  const Part = lazyPart<{ years: number }>(() => Promise.resolve({ default: Chart }), {
    failure: 'The projection did not load',
  })
  render(<Part years={1} />).unmount()
  await Promise.resolve()
  render(<Part years={2} />)
  expect(screen.getByText('Grown for 2 years')).toBeInTheDocument()
  expect(await screen.findByText('Grown for 2 years')).toBeInTheDocument()
})
