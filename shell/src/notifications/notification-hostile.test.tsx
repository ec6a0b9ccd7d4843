import { signOut } from '@portal/kernel'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sharedLines } from '@portal/testing/node'
import { notification } from '../testing/notification-samples'
import { answerCalls, bodiesOf, logIn, openPortal } from '../testing/portal'

const wide = (query: string) =>
  ({ matches: !query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never

async function openPanel(items: ReturnType<typeof notification>[]) {
  window.matchMedia = wide
  const call = answerCalls({
    'notification/history': { historyDtos: items },
    'notification/mark/read': {},
    'notification/mark/status': {},
    'notification/analytics': {},
    'auth/logout': {},
  })
  logIn()
  openPortal('/home/dashboard')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Notifications, / }))
  return { call, user, panel: await screen.findByRole('dialog', { name: 'Notifications' }) }
}

afterEach(() => act(() => signOut('forced')))

const collections = [
  '0xcela_event_handlers.txt',
  'BRUTELOGIC-XSS-STRINGS.txt',
  'H5SC-vectors.txt',
  'IntrudersXSS.txt',
  'JHADDIX_XSS.txt',
  'MarioXSSVectors.txt',
  'RSNAKE_XSS.txt',
  'XSSDetection.txt',
  'XSS_Polyglots.txt',
  'port_swigger_xss_cheatsheet_event_handlers.txt',
  'xss_alert.txt',
]
const own = ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '"><svg onload=alert(1)>']

test.each(['own', ...collections])('nothing of the payloads of %s becomes part of the page', async (name) => {
  const payloads = name === 'own' ? own : sharedLines(`payloads-xss/${name}`)
  // The panel shows three of each tab.
  const text = payloads.join('\n')
  const first = payloads[0] ?? own[0]!
  const { panel } = await openPanel([
    notification('h1', {
      important: true,
      title: text,
      description: text,
      ctaText: first,
      url: '/home/explore-funds',
    }),
    notification('h2', { important: true, title: first, description: text, ctaText: first, url: first }),
  ])
  const list = within(panel).getByRole('list')
  expect(list.textContent).toContain(text)
  const tags = new Set([...list.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()))
  for (const tag of tags) expect(['li', 'span', 'svg', 'path', 'div', 'p', 'a']).toContain(tag)
  for (const element of list.querySelectorAll('*'))
    for (const { name: attribute } of element.attributes) expect(attribute).not.toMatch(/^on/)
  for (const link of list.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^(\/investors\/home\/|https:\/\/)/)
})

test('a call to action marks its notification as read and logs the click [S4.078] [S3.064] [S7.145]', async () => {
  const { call, user, panel } = await openPanel([
    notification('t1', { important: true, ctaText: 'See the funds', url: './home/explore-funds' }),
  ])
  await user.click(within(panel).getByRole('link', { name: 'See the funds' }))
  await screen.findByRole('heading', { name: 'Explore funds' })
  expect(bodiesOf(call, 'notification/mark/read')).toEqual([
    { userId: 'ZZZPV1001A', notifications: [{ notificationTitle: 'Title t1', trackerId: 't1' }] },
  ])
  expect(bodiesOf(call, 'notification/analytics')).toEqual([
    { trackerId: 't1', type: 'LINK_CLICKED', userId: 'ZZZPV1001A' },
  ])
})

test('one that is followed to the funds fails when these are left for another page [S4.033] [S4.082]', async () => {
  const { call, user, panel } = await openPanel([
    notification('t1', { important: true, ctaText: 'See the funds', url: './home/explore-funds' }),
  ])
  await user.click(within(panel).getByRole('link', { name: 'See the funds' }))
  await screen.findByRole('heading', { name: 'Explore funds' })
  const statuses = () =>
    bodiesOf(call, 'notification/mark/status').map((body) => (body as { status: string }).status)
  expect(statuses()).toEqual(['Pending'])
  await user.click(screen.getByRole('link', { name: 'HOME' }))
  await screen.findByRole('heading', { name: /Good afternoon/ })
  expect(statuses()).toEqual(['Pending', 'Failed'])
})
