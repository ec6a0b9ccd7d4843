// @needs-page
import { readStored, signOut } from '@portal/kernel'
import { act } from '@testing-library/react'
import { answerCalls, bodiesOf, logIn } from '../testing/portal'
import { notification } from '../testing/notification-samples'
import { keepForLater, outcomeOf, Pending, settlePending } from './pending-notification'

const explore = { trackerId: 't1', place: '/home/explore-funds' }
const at = (pathname: string, completesFlow = false) => outcomeOf(explore, { pathname, completesFlow })

test.each([
  '/home/explore-funds',
  '/home/explore-funds/All',
  '/home/explore-funds/scheme',
  '/home/transaction/invest',
  '/home/transaction/payment',
  '/home/create-folio/add-applicant',
])('on %s the notification is still on its way [S4.033]', (pathname) => expect(at(pathname)).toBeUndefined())

test.each([
  '/home/dashboard',
  '/home/help',
  '/home/investments/portfolio',
  '/auth/login',
  // Begins like a page on the way, and is another one.
  '/home/explore-funds-old',
])('leaving for %s fails it [S4.033]', (pathname) => expect(at(pathname)).toBe('Failed'))

test('the page that ends the transaction has it processed', () =>
  expect(at('/home/transaction/successfull', true)).toBe('Processed'))

describe('with an investor', () => {
  const follow = (url: string) => keepForLater(notification('t1', { url }))
  const begin = () => {
    const call = answerCalls({ 'auth/logout': {}, 'notification/mark/status': {} })
    logIn()
    return () => bodiesOf(call, 'notification/mark/status')
  }
  const kept = () => readStored('notificationReferenceId', Pending)
  afterEach(() => act(() => signOut('forced')))

  test('a link to the funds keeps the notification for later, as pending [S3.002] [S4.082]', () => {
    const told = begin()
    follow('./home/explore-funds/All?show=1')
    expect(kept()).toEqual({ trackerId: 't1', place: '/home/explore-funds/All' })
    expect(told()).toEqual([{ trackerId: 't1', status: 'Pending', userId: 'ZZZPV1001A' }])
  })

  test.each(['./home/statement', 'https://example.com/', '/auth/login', 'javascript:alert(1)'])(
    'a link to %s keeps nothing',
    (url) => {
      const told = begin()
      follow(url)
      expect(kept()).toBeUndefined()
      expect(told()).toEqual([])
    },
  )

  test('leaving marks it as failed and clears it, once [S4.033] [S7.131]', () => {
    const told = begin()
    follow('./home/explore-funds')
    settlePending({ pathname: '/home/explore-funds', completesFlow: false })
    expect(kept()).toBeDefined()
    settlePending({ pathname: '/home/dashboard', completesFlow: false })
    settlePending({ pathname: '/home/help', completesFlow: false })
    expect(kept()).toBeUndefined()
    expect(told().slice(1)).toEqual([{ trackerId: 't1', status: 'Failed', userId: 'ZZZPV1001A' }])
  })
})
