import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { rootFailure } from './root-failure'

const Page = () => <h1>{useLocation().pathname}</h1>
const Panel = () => <p role="alert">Stopped</p>
const Broken = () => {
  throw new Error('broken')
}

async function open(path: string, Shell = Outlet as () => React.ReactNode) {
  const error = jest.spyOn(console, 'error').mockImplementation()
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Shell,
        ErrorBoundary: rootFailure(Panel),
        children: [{ path: '*', Component: Page }],
      },
    ],
    { initialEntries: [path] },
  )
  await act(() => render(<RouterProvider router={router} />))
  error.mockRestore()
}

test.each(['/home/x%0ay?a=b', '/home/%0Dxy', '/home/xy%e2%80%a8', '/home/x%0a%0ay'])(
  '%j, which no route takes, opens the address without its ends of lines',
  async (path) => {
    await open(path)
    expect(screen.getByRole('heading')).toHaveTextContent('/home/xy')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a shell that crashes leaves the panel, and no page of the router’s for developers', async () => {
  await open('/home/xy', Broken)
  expect(screen.getByRole('alert')).toHaveTextContent('Stopped')
})
