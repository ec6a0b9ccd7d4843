import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { type FetchPageCode, PageCodeContext } from '../base/inner'
import { lazyPage } from './public'

const Form = ({ plan }: { plan: string }) => <h1>{plan}</h1>

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <p>The host says: {this.state.error.message}</p> : this.props.children
  }
}

test('the code of a page is brought by its host, and comes with what it was given', async () => {
  const requested = jest.fn<Promise<unknown>, [() => Promise<unknown>]>((load) => load())
  const Page = lazyPage(() => Promise.resolve({ default: Form }), <p>Loading</p>)
  render(
    <PageCodeContext value={requested as FetchPageCode}>
      <Page plan="SIP" />
    </PageCodeContext>,
  )
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'SIP' })).toBeInTheDocument()
  expect(requested).toHaveBeenCalledTimes(1)
})

test('a page whose code nobody can bring is for its host to explain', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Page = lazyPage<{ plan: string }>(() => Promise.reject(new Error('404')), null)
  render(
    <Boundary>
      <Page plan="SIP" />
    </Boundary>,
  )
  expect(await screen.findByText('The host says: 404')).toBeInTheDocument()
  complaints.mockRestore()
})
