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

test('a page whose query says what it is about takes it along to the start of its flow [S2.104]', async () => {
  answerCalls({ 'auth/logout': {} })
  logIn()
  const detail = {
    ...review,
    afterReload: '/home/transact/select-scheme',
    afterReloadWithQuery: true,
  } as const
  const at = 'https://portal.example/investors/home/transact/redeemption-detail?plan=SWITCH'
  await jest.isolateModulesAsync(async () => {
    const { loginGuard: fresh } = await import('./login-guard')
    const answer = await fresh(detail, new Request(at))
    expect(answer?.headers.get('location')).toBe('/home/transact/select-scheme?plan=SWITCH')
  })
})

test('only the first page after a reload is led back to where its session scope starts', async () => {
  answerCalls({ 'auth/logout': {} })
  logIn()
  expect((await visitReview())?.headers.get('location')).toBe('/home/dashboard')
  expect(await visitReview()).toBeNull()
  await act(() => signOut('forced'))
})
