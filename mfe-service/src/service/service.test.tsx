import { signIn } from '@portal/kernel'
import { render, screen } from '@testing-library/react'
import { demoSession } from '@portal/kernel/testing/samples'
import ServicePage from './service.page'

test('greets the investor by name', () => {
  signIn(demoSession)
  render(<ServicePage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Service' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Welcome, Asha Verma' })).toBeVisible()
})
