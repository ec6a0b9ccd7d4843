import { type PageHandle, textOf } from '@portal/kernel'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import remote from './remote'

const pages: readonly { path: string; handle: PageHandle }[] = remote.routes
const handleOf = (path: string) => pages.find((route) => route.path === path)?.handle

test('has the pages of a purchase, of units that leave a holding, of changes of a plan and of cancellations [S2.024, S2.025, S2.032, S2.034, S2.035, S2.038, S2.039, S2.040, S2.041, S2.050, S2.051, S2.052]', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    'home/transaction/invest',
    'home/transaction/edit-investment',
    'home/investments/invest-more',
    'home/transaction/review',
    'home/transaction/payment',
    'home/transaction/neft',
    'home/transaction/successfull',
    'home/investments/success',
    'home/investments/modify-success/SIP',
    ...Array.from({ length: 10 }, (_, index) => `home/transaction/multi-investment/${index + 1}`),
    'home/transaction/multi-review',
    'home/transaction/multi-payment',
    'home/transaction/multi-neft',
    'home/transaction/multi-success',
    'home/transact/select-scheme',
    'home/transact/redeemption-detail',
    'home/transact/review',
    'home/investments/modify',
    'home/investments/modify-sip',
    'home/investments/renew-sip',
    'home/investments/review',
    'home/transaction/top-up',
    'home/transaction/top-up/review',
    'home/renew-sip-list',
    'home/renew-mandate-list',
    'home/investments/transactions/cancel-redemption',
    'home/investments/transactions/cancel-switch',
    'switch-daaf',
    'switch-daaf/daaaf-success',
    'home/transaction/link',
    'home/transaction/payment-link',
    'home/transaction/failed-sip',
  ])
})

test('all pages but those that a link opens are for investors; steps have the action bar in place of the bottom navigation', () => {
  const requested = ['home/transaction/link', 'home/transaction/payment-link']
  for (const path of requested) expect(handleOf(path)).toMatchObject({ access: 'public', menus: 'logo' })
  for (const { path, handle } of remote.routes.filter((each) => !requested.includes(each.path))) {
    const isStep = !/cancel|-list$|^switch-daaf$/.test(path)
    const menus = isStep ? 'flow' : 'full'
    expect(handle).toMatchObject({ access: 'investor', menus })
  }
})

test('a hard reload of the review page goes to home; payment and receipt survive it [S2.105]', () => {
  expect(handleOf('home/transaction/review')?.afterReload).toBe('/home/dashboard')
  expect(handleOf('home/transaction/multi-review')?.afterReload).toBe('/home/dashboard')
  expect(handleOf('home/transact/review')?.afterReload).toBe('/home/dashboard')
  expect(handleOf('home/investments/review')?.afterReload).toMatchObject({
    full: '/home/dashboard',
    sipExpiringLink: '/home/renew-sip-list',
  })
  expect(handleOf('home/transaction/payment')?.afterReload).toBeUndefined()
  expect(handleOf('home/transaction/successfull')?.afterReload).toBeUndefined()
})

test('a hard reload of an investment step goes to the start of its task in quick-invest modes only [S2.106]', () => {
  for (const step of ['invest', 'edit-investment'])
    expect(handleOf(`home/transaction/${step}`)?.afterReload).toEqual({
      quickInvest: '/home/explore-funds',
      sipExpiringLink: '/home/renew-sip-list',
      failedSipReinvest: '/home/renew-sip-list',
      eMandateStandalone: '/home/renew-mandate-list',
    })
})

test('after a reload of the review the investor is told that the order is kept, and how to go back [S2.105]', () => {
  expect(handleOf('home/transaction/review')).toMatchObject({
    afterReload: '/home/dashboard',
    reloadNotice: { message2: 'Your order is kept as you entered it.', back: 'Back to the review' },
  })
})

test('the back button on the receipt leads to dashboard, funds or renewal list, by mode [S2.108]', () => {
  expect(handleOf('home/transaction/successfull')?.backTo).toMatchObject({
    full: '/home/dashboard',
    quickInvest: '/home/explore-funds',
    sipExpiringLink: '/home/renew-sip-list',
  })
})

test('no new build reloads a page before the receipt', () => {
  expect(pages.filter(({ handle }) => handle.inFlow).map(({ handle }) => textOf(handle.title))).toEqual([
    'Invest',
    'Change your investment',
    'Invest more',
    'Review',
    'Pay',
    'Send your money',
    ...Array.from({ length: 10 }, () => 'Your cart'),
    'Review your cart',
    'Pay',
    'Send your money',
    'How much',
    'Review',
    'Change a plan',
    'Modify a SIP',
    'Renew a SIP',
    'Review',
    'Top up a SIP',
    'Review',
  ])
})

test('every page has a component', async () => {
  for (const { page } of remote.routes) expect(typeof (await page()).default).toBe('function')
})

test('a session for one task opens the pages of that task and no other one', () => {
  const opens = (sessionScope: ScopeKind) =>
    pages.flatMap(({ path, handle }) => (handle.sessionScopes?.includes(sessionScope) ? [path] : []))
  const purchase = [
    'home/transaction/invest',
    'home/transaction/edit-investment',
    'home/transaction/review',
    'home/transaction/payment',
    'home/transaction/neft',
  ]
  const receipts = [
    'home/transaction/successfull',
    'home/investments/success',
    'home/investments/modify-success/SIP',
  ]
  for (const sessionScope of ['quickInvest', 'distributorLink', 'paymentFailedLink'] as const)
    expect(opens(sessionScope)).toEqual([...purchase, ...receipts])
  expect(opens('failedSipReinvest').sort()).toEqual(
    [
      ...purchase,
      ...receipts,
      'home/transaction/failed-sip',
      'home/investments/invest-more',
      'home/renew-sip-list',
    ].sort(),
  )
  expect(opens('sipExpiringLink').sort()).toEqual(
    [...receipts, 'home/investments/renew-sip', 'home/investments/review', 'home/renew-sip-list'].sort(),
  )
  expect(opens('eMandateStandalone')).toEqual([])
})

test('every step before the receipt starts its flow anew after a hard reload, but where its address names an order [S2.104]', () => {
  const survives = pages.filter(({ handle }) => handle.inFlow && !handle.afterReload).map(({ path }) => path)
  expect(survives).toEqual([
    'home/transaction/payment',
    'home/transaction/neft',
    'home/transaction/multi-payment',
    'home/transaction/multi-neft',
  ])
})
