import { signIn } from '@portal/kernel'
import { render, screen } from '@testing-library/react'
import { demoSession } from '@portal/kernel/testing/samples'
import MandatePage from './mandate.page'

test('greets the investor by name', () => {
  signIn(demoSession)
  render(<MandatePage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Mandate' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Welcome, Asha Verma' })).toBeVisible()
})
