// @needs-page
import { signOut } from '@portal/kernel'
import type { MatchedHandle } from '@portal/kernel/internal'
import { act } from '@testing-library/react'
import { answerCalls, logIn } from '../testing/portal'
import { loginGuard } from './login-guard'

jest.mock('./hard-reload', () => ({ isHardReload: () => true }))

const review: MatchedHandle = {
  title: 'Review',
  access: 'investor',
  afterReload: '/home/dashboard',
  remote: 'mfe-transact',
  version: '1.0.0',
}
const visitReview = () =>
  loginGuard(review, new Request('https://portal.example/investors/home/transaction/review'))

test('only the first page after a reload is led back to where its errand starts', async () => {
  answerCalls({ 'auth/logout': {} })
  logIn()
  expect((await visitReview())?.headers.get('location')).toBe('/home/dashboard')
  expect(await visitReview()).toBeNull()
  await act(() => signOut('forced'))
})
