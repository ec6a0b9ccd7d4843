// @needs-page
import { portalStore, type PageHandle } from '@portal/kernel'
import { toastsAtom } from '@portal/kernel/internal'
import { logIn } from '../testing/portal'
import { loginGuard } from './login-guard'

const page: PageHandle = {
  title: 'Review',
  access: 'investor',
  afterReload: '/home/dashboard',
  reloadNotice: { message: 'We brought you home.', message2: 'Your order is kept.', back: 'Back to it' },
}
const review = { ...page, remote: 'mfe-transact', version: '1.0.0' }
const request = new Request('http://localhost/investors/home/transaction/review')
const toasts = () => portalStore.get(toastsAtom)

jest.mock('./hard-reload', () => ({ isHardReload: () => true }))

test('a reload that leads away is told once, with the way back [S2.105]', async () => {
  logIn()
  const answer = await loginGuard(review, request)
  expect(answer?.headers.get('location')).toBe('/home/dashboard')
  expect(toasts()).toMatchObject([
    {
      type: 'infoMsg',
      removeOnroute: true,
      message: 'We brought you home.',
      message2: 'Your order is kept.',
      clickLink: { text: 'Back to it', href: '/home/transaction/review' },
    },
  ])
  expect(await loginGuard(review, request)).toBeNull()
  expect(toasts()).toHaveLength(1)
})
