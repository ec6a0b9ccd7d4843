import { api, refreshInvestor, signOut } from '@portal/kernel'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notification } from '../testing/notification-samples'
import { answerCalls, asha, bodiesOf, logIn, openPortal, pages, pass } from '../testing/portal'
import { noticesOf } from './investor-notices'
import { keyRestMs, pointerRestMs } from './quiet-moment'

const allWell = { foliosWithoutNominee: [], pansWithoutAadhaar: [], pansWithoutTin: [] }
const pushed = (
  trackerId: string,
  url: string | null = null,
  message = '<p>Do <strong>this</strong></p>',
) => {
  const item = notification(trackerId, { title: `Push ${trackerId}`, url, ctaText: 'Do it' })
  return { ...item, notification: { ...item.notification, message } }
}

async function openHome(answers: Record<string, unknown>, path = '/home/dashboard') {
  const call = answerCalls({
    'auth/logout': {},
    'notification/mark/status': {},
    'notification/list': { historyDtos: [] },
    'investor/getNomineeStatus': allWell,
    links: { links: [{ label: 'Update TIN details', link: 'https://tin.example/' }] },
    ...answers,
  })
  logIn()
  const { router } = openPortal(path, Object.values(pages))
  await pass(1600)
  await pass(keyRestMs + 400)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const told = () => bodiesOf(call, 'notification/mark/status')
  return { call, user, told, router }
}
const userId = 'ZZZPV1001A'

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  cleanup()
  await signOut('forced')
  jest.useRealTimers()
})

test('pending push notifications come one after the other, each skipped in turn [S2.156] [S2.157] [S7.130] [S7.131]', async () => {
  const { call, user, told } = await openHome({
    'notification/list': { historyDtos: [pushed('p1'), pushed('p2', './home/explore-funds')] },
  })
  const first = await screen.findByRole('dialog', { name: 'Push p1' })
  expect(bodiesOf(call, 'notification/list')).toEqual([{ userId, userNameID: userId }])
  expect(within(first).getByText('this').tagName).toBe('STRONG')
  await user.click(within(first).getByRole('button', { name: 'SKIP & CONTINUE' }))
  expect(await screen.findByRole('dialog', { name: 'Push p2' })).toBeInTheDocument()
  expect(told()).toEqual([{ trackerId: 'p1', status: 'Failed', userId }])
})

test('the call to action leads on, and the notification is pending until that is done [S2.157] [S4.082]', async () => {
  const { user, told } = await openHome({
    'notification/list': { historyDtos: [pushed('p1', './home/explore-funds'), pushed('p2')] },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Push p1' })
  await user.click(within(dialog).getByRole('button', { name: 'Do it' }))
  await pass(50)
  expect(screen.getByRole('heading', { name: 'Explore funds' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(told()).toEqual([{ trackerId: 'p1', status: 'Pending', userId }])
})

test('leaving what the notification led to marks it as failed [S4.033]', async () => {
  const { user, told, router } = await openHome({
    'notification/list': { historyDtos: [pushed('p1', './home/explore-funds')] },
  })
  await user.click(await screen.findByRole('button', { name: 'Do it' }))
  await pass(50)
  await act(() => router.navigate('/home/dashboard'))
  await pass(50)
  expect(told().at(-1)).toEqual({ trackerId: 'p1', status: 'Failed', userId })
})

test('a message runs nothing that is in it, and a script is no way on', async () => {
  const hostile = pushed(
    'p1',
    'javascript:alert(1)',
    '<img src=x onerror="window.ran=1"><script>ran=1</script>Hi',
  )
  await openHome({ 'notification/list': { historyDtos: [hostile] } })
  const dialog = await screen.findByRole('dialog', { name: 'Push p1' })
  expect(await within(dialog).findByText('Hi')).toBeInTheDocument()
  expect(dialog.querySelector('img, script, [onerror]')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: 'Do it' })).toBeNull()
})

test('a missing nominee leads to the nominee page [S2.155] [S2.163]', async () => {
  const { user } = await openHome({
    'investor/getNomineeStatus': { ...allWell, foliosWithoutNominee: ['1234567890'] },
  })
  const dialog = await screen.findByRole('dialog', { name: 'You have no nominee yet' })
  await user.click(within(dialog).getByRole('button', { name: 'Update nominee' }))
  await pass(50)
  expect(window.location.pathname).toBe('/investors/home/service-request/nominee-details')
})

test('a PAN without Aadhaar and TIN details that are missing each say so once [S2.155] [S2.169] [S2.170] [S8.086] [S8.087]', async () => {
  const { user } = await openHome({
    'investor/getNomineeStatus': {
      ...allWell,
      pansWithoutAadhaar: ['ZZXXXXXX8H'],
      pansWithoutTin: ['ZZXXXXXX2M'],
    },
  })
  const pan = await screen.findByRole('dialog', { name: /not linked with Aadhaar/ })
  expect(pan).toHaveTextContent('PAN ZZXXXXXX8H is not linked with Aadhar.')
  expect(within(pan).getByRole('link', { name: /Link PAN/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/eportal\.incometax\.gov\.in\//),
  )
  await user.click(within(pan).getByRole('button', { name: 'Later' }))
  const tin = await screen.findByRole('dialog', { name: /TIN details/ })
  expect(tin).toHaveTextContent(
    "The TIN details for PAN(s) ZZXXXXXX2M is/are not valid/incomplete. Please click 'Update TIN details' to correct or add your TIN",
  )
  expect(within(tin).getByRole('link', { name: /Update TIN/ })).toHaveAttribute(
    'href',
    'https://tin.example/',
  )
})

test('they come once a session, and never in the middle of a transaction', async () => {
  const answers = { 'investor/getNomineeStatus': { ...allWell, pansWithoutAadhaar: ['ZZXXXXXX8H'] } }
  const { call, router } = await openHome(answers, '/home/transaction/invest')
  expect(bodiesOf(call, 'investor/getNomineeStatus')).toEqual([])
  await act(() => router.navigate('/home/dashboard'))
  await pass(1600)
  await pass(keyRestMs + 400)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  cleanup()
  openPortal('/home/dashboard')
  await pass(1600)
  await pass(keyRestMs + 400)
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('until a quiet moment they wait', () => {
  const answers = { 'investor/getNomineeStatus': { ...allWell, pansWithoutAadhaar: ['ZZXXXXXX8H'] } }
  const openBeforeQuiet = async () => {
    const call = answerCalls({ 'notification/list': { historyDtos: [] }, links: { links: [] }, ...answers })
    logIn()
    openPortal('/home/dashboard', Object.values(pages))
    await waitFor(() => expect(bodiesOf(call, 'notification/list')).not.toEqual([]), { timeout: 3000 })
    await pass(200)
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  }
  const notice = () => screen.queryByRole('dialog', { name: /not linked with Aadhaar/ })

  test('while a menu is open, which stays open', async () => {
    const user = await openBeforeQuiet()
    await user.click(screen.getByRole('button', { name: /^Profile: / }))
    await pass(60_000)
    expect(notice()).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await user.keyboard('{Escape}')
    await pass(keyRestMs + 400)
    expect(notice()).toBeInTheDocument()
  })

  test('while a button of the mouse is down, and a moment longer', async () => {
    const user = await openBeforeQuiet()
    const title = screen.getByRole('heading', { name: 'Good afternoon, Asha' })
    await user.pointer({ keys: '[MouseLeft>]', target: title })
    await pass(60_000)
    expect(notice()).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: title })
    await pass(pointerRestMs + 400)
    expect(notice()).toBeInTheDocument()
  })

  test('while somebody types, and until they have rested', async () => {
    const user = await openBeforeQuiet()
    for (let key = 0; key < 20; key++) {
      await user.keyboard('x')
      await pass(keyRestMs - 200)
      expect(notice()).toBeNull()
    }
    await pass(600)
    expect(notice()).toBeInTheDocument()
  })

  test('while a sign-out is under way', async () => {
    const user = await openBeforeQuiet()
    let answer = (): void => undefined
    const held = new Promise<never>((_, reject) => (answer = () => reject(new Error('Later'))))
    jest.spyOn(api, 'callInFull').mockReturnValue(held)
    await user.click(screen.getByRole('button', { name: /^Profile: / }))
    await user.click(screen.getByRole('button', { name: 'Sign Out' }))
    await pass(60_000)
    expect(notice()).toBeNull()
    answer()
    await pass(100)
  })
})

test('what is on screen stays there when the frame around it changes', async () => {
  await openHome({
    'notification/list': { historyDtos: [pushed('p1')] },
    'auth/profile': { ...asha, name: 'Asha V Verma' },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Push p1' })
  await act(refreshInvestor)
  expect(screen.getByRole('dialog', { name: 'Push p1' })).toBe(dialog)
})

test('push notifications come first, then nominee, Aadhaar and TIN; without a TIN page there is no TIN notice [S2.155]', () => {
  const status = { foliosWithoutNominee: ['1'], pansWithoutAadhaar: ['A'], pansWithoutTin: ['T'] }
  const kinds = (page?: string) => noticesOf([pushed('p')], status, page).map(({ kind }) => kind)
  expect(kinds('https://tin.example/')).toEqual(['push', 'nominee', 'panAadhaar', 'tin'])
  expect(kinds()).toEqual(['push', 'nominee', 'panAadhaar'])
})
