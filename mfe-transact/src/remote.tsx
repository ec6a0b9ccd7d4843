import { buyingScopes, orderingScopes } from '@portal/contracts/identity/session-scope'
import { defineRemote, scopeHomeByMode, homeByMode, href, type PageHandle, routes } from '@portal/kernel'

const flow = () => import(/* webpackChunkName: "flow" */ './pages/flow.page')
const payment = { page: () => import('./pages/payment.page') }
const transfer = { page: () => import('./pages/transfer.page') }
const cancel = { page: () => import('./pages/cancel.page') }
const renewals = { page: () => import('./pages/renewals.page') }
const link = { page: () => import('./pages/link.page') }
/** What most come for; the parts of the other kinds are fetched when they are shown (kinds/index.tsx names them). */
const invest = { page: flow, parts: ['purchase-form'] }
const changePlan = { page: flow, parts: ['plan-form'] }
const topUp = { page: flow, parts: ['top-up'] }
const receipt = { page: () => import('./pages/receipt.page'), parts: ['receipts'] }

/** A step of a flow. */
const step = (title: string, more: Partial<PageHandle> = {}): PageHandle => ({
  title,
  access: 'investor',
  menus: 'flow',
  inFlow: true,
  ...more,
})
/** Where something is bought: reloaded, it leads home. */
const buying = (title: string, more?: Partial<PageHandle>) =>
  step(title, { afterReload: scopeHomeByMode, ...more })
/** Where a change of a plan is entered: reloaded, it leads to the plans. */
const changing = (title: string, more?: Partial<PageHandle>) =>
  step(title, { afterReload: href(routes.systematicPlans), ...more })
/** A review that was loaded anew: what was typed is there, and the way back to it. */
const review = (kept: string, more?: Partial<PageHandle>) =>
  step('Review', {
    afterReload: href(routes.dashboard),
    reloadNotice: {
      message: 'You reloaded the page, so we brought you home.',
      message2: kept,
      back: 'Back to the review',
    },
    ...more,
  })
const orderKept = 'Your order is kept as you entered it.'
const receiptOf = (more: Partial<PageHandle> = {}): PageHandle => ({
  title: 'Receipt',
  access: 'investor',
  menus: 'flow',
  backTo: homeByMode,
  completesFlow: true,
  ...more,
})
const full = (title: string, more: Partial<PageHandle> = {}): PageHandle => ({
  title,
  access: 'investor',
  menus: 'full',
  ...more,
})
const opened = (title: string): PageHandle => ({ title, access: 'public', menus: 'logo' })

/** The cart has a page for each of its ten orders, which brings the reader to it (S2.042). */
const cartSteps = Array.from({ length: 10 }, (_, index) => `home/transaction/multi-investment/${index + 1}`)
const receipts = ['transaction/successfull', 'investments/success', 'investments/modify-success/SIP']

export default defineRemote({
  name: 'mfe-transact',
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    { path: 'home/transaction/invest', handle: buying('Invest', { sessionScopes: buyingScopes }), ...invest },
    {
      path: 'home/transaction/edit-investment',
      handle: buying('Change your investment', { sessionScopes: buyingScopes }),
      ...invest,
    },
    {
      path: 'home/investments/invest-more',
      handle: buying('Invest more', { sessionScopes: ['failedSipReinvest'] }),
      ...invest,
    },
    {
      path: 'home/transaction/review',
      handle: review(orderKept, { sessionScopes: buyingScopes }),
      page: flow,
      parts: ['purchase-review'],
    },
    {
      path: 'home/transaction/payment',
      handle: step('Pay', { sessionScopes: buyingScopes, paying: true }),
      ...payment,
    },
    {
      path: 'home/transaction/neft',
      handle: step('Send your money', { sessionScopes: buyingScopes }),
      ...transfer,
    },
    {
      path: receipts.map((path) => `home/${path}`),
      handle: receiptOf({ sessionScopes: orderingScopes }),
      ...receipt,
    },
    { path: cartSteps, handle: buying('Your cart'), page: () => import('./pages/cart.page') },
    {
      path: 'home/transaction/multi-review',
      handle: review('Your cart is kept as you left it.', { title: 'Review your cart' }),
      page: () => import('./pages/cart-review.page'),
    },
    { path: 'home/transaction/multi-payment', handle: step('Pay', { paying: true }), ...payment },
    { path: 'home/transaction/multi-neft', handle: step('Send your money'), ...transfer },
    {
      path: 'home/transaction/multi-success',
      handle: receiptOf(),
      page: () => import('./pages/cart-receipt.page'),
      parts: ['receipts'],
    },
    {
      path: 'home/transact/select-scheme',
      handle: step('Choose a fund', { inFlow: false }),
      page: flow,
      parts: ['outflow-choose'],
    },
    {
      path: 'home/transact/redeemption-detail',
      handle: step('How much', { afterReload: routes.selectScheme.path, afterReloadWithQuery: true }),
      page: flow,
      parts: ['outflow-form'],
    },
    {
      path: 'home/transact/review',
      handle: review(orderKept),
      page: flow,
      parts: ['outflow-review'],
    },
    { path: 'home/investments/modify', handle: changing('Change a plan'), ...changePlan },
    { path: 'home/investments/modify-sip', handle: changing('Modify a SIP'), ...changePlan },
    {
      path: 'home/investments/renew-sip',
      handle: changing('Renew a SIP', { sessionScopes: ['sipExpiringLink'] }),
      ...changePlan,
    },
    {
      path: 'home/investments/review',
      handle: step('Review', { sessionScopes: ['sipExpiringLink'], afterReload: homeByMode }),
      page: flow,
      parts: ['plan-review'],
    },
    { path: 'home/transaction/top-up', handle: changing('Top up a SIP'), ...topUp },
    {
      path: 'home/transaction/top-up/review',
      handle: review(orderKept, { afterReload: href(routes.systematicPlans) }),
      ...topUp,
    },
    {
      path: 'home/renew-sip-list',
      handle: full('Renew your SIPs', { sessionScopes: ['sipExpiringLink', 'failedSipReinvest'] }),
      ...renewals,
    },
    {
      path: 'home/renew-mandate-list',
      handle: full('Renew your mandates'),
      ...renewals,
    },
    {
      path: 'home/investments/transactions/cancel-redemption',
      handle: full('Cancel a redemption'),
      ...cancel,
    },
    { path: 'home/investments/transactions/cancel-switch', handle: full('Cancel a switch'), ...cancel },
    {
      path: 'switch-daaf',
      handle: full('A switch that we propose'),
      page: () => import('./pages/daaf.page'),
    },
    {
      path: 'switch-daaf/daaaf-success',
      handle: receiptOf({ backTo: { stored: 'daaaf-link' } }),
      ...receipt,
    },
    { path: 'home/transaction/link', handle: opened('Your link'), ...link },
    { path: 'home/transaction/payment-link', handle: opened('Pay again'), ...link },
    {
      path: 'home/transaction/failed-sip',
      handle: {
        access: 'investor',
        menus: 'flow',
        sessionScopes: ['failedSipReinvest'],
        title: 'SIP not paid',
      },
      page: () => import('./pages/failed-sip.page'),
    },
  ],
})
