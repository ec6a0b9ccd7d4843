import { buyingScopes, orderingScopes } from '@portal/contracts/identity/session-scope'
import {
  defineRemote,
  scopeHomeByMode,
  homeByMode,
  href,
  type PageHandle,
  routes,
  type Text,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'

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
const step = (title: Text, more: Partial<PageHandle> = {}): PageHandle => ({
  title,
  access: 'investor',
  menus: 'flow',
  inFlow: true,
  ...more,
})
/** Where something is bought: reloaded, it leads home. */
const buying = (title: Text, more?: Partial<PageHandle>) =>
  step(title, { afterReload: scopeHomeByMode, ...more })
/** Where a change of a plan is entered: reloaded, it leads to the plans. */
const changing = (title: Text, more?: Partial<PageHandle>) =>
  step(title, { afterReload: href(routes.systematicPlans), ...more })
/** A review that was loaded anew: what was typed is there, and the way back to it. */
const review = (kept: () => string, more?: Partial<PageHandle>) =>
  step(msg`Review`, {
    afterReload: href(routes.dashboard),
    // Read where it is shown.
    reloadNotice: {
      get message() {
        return t`You reloaded the page, so we brought you home.`
      },
      get message2() {
        return kept()
      },
      get back() {
        return t`Back to the review`
      },
    },
    ...more,
  })
const orderKept = () => t`Your order is kept as you entered it.`
const receiptOf = (more: Partial<PageHandle> = {}): PageHandle => ({
  title: msg`Receipt`,
  access: 'investor',
  menus: 'flow',
  backTo: homeByMode,
  completesFlow: true,
  ...more,
})
const full = (title: Text, more: Partial<PageHandle> = {}): PageHandle => ({
  title,
  access: 'investor',
  menus: 'full',
  ...more,
})
const opened = (title: Text): PageHandle => ({ title, access: 'public', menus: 'logo' })

/** The cart has a page for each of its ten orders, which brings the reader to it (S2.042). */
const cartSteps = Array.from({ length: 10 }, (_, index) => `home/transaction/multi-investment/${index + 1}`)
const receipts = ['transaction/successfull', 'investments/success', 'investments/modify-success/SIP']

export default defineRemote({
  name: 'mfe-transact',
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    {
      path: 'home/transaction/invest',
      handle: buying(msg`Invest`, { sessionScopes: buyingScopes }),
      ...invest,
    },
    {
      path: 'home/transaction/edit-investment',
      handle: buying(msg`Change your investment`, { sessionScopes: buyingScopes }),
      ...invest,
    },
    {
      path: 'home/investments/invest-more',
      handle: buying(msg`Invest more`, { sessionScopes: ['failedSipReinvest'] }),
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
      handle: step(msg`Pay`, { sessionScopes: buyingScopes, paying: true }),
      ...payment,
    },
    {
      path: 'home/transaction/neft',
      handle: step(msg`Send your money`, { sessionScopes: buyingScopes }),
      ...transfer,
    },
    {
      path: receipts.map((path) => `home/${path}`),
      handle: receiptOf({ sessionScopes: orderingScopes }),
      ...receipt,
    },
    { path: cartSteps, handle: buying(msg`Your cart`), page: () => import('./pages/cart.page') },
    {
      path: 'home/transaction/multi-review',
      handle: review(() => t`Your cart is kept as you left it.`, { title: msg`Review your cart` }),
      page: () => import('./pages/cart-review.page'),
    },
    { path: 'home/transaction/multi-payment', handle: step(msg`Pay`, { paying: true }), ...payment },
    { path: 'home/transaction/multi-neft', handle: step(msg`Send your money`), ...transfer },
    {
      path: 'home/transaction/multi-success',
      handle: receiptOf(),
      page: () => import('./pages/cart-receipt.page'),
      parts: ['receipts'],
    },
    {
      path: 'home/transact/select-scheme',
      handle: step(msg`Choose a fund`, { inFlow: false }),
      page: flow,
      parts: ['outflow-choose'],
    },
    {
      path: 'home/transact/redeemption-detail',
      handle: step(msg`How much`, { afterReload: routes.selectScheme.path, afterReloadWithQuery: true }),
      page: flow,
      parts: ['outflow-form'],
    },
    {
      path: 'home/transact/review',
      handle: review(orderKept),
      page: flow,
      parts: ['outflow-review'],
    },
    { path: 'home/investments/modify', handle: changing(msg`Change a plan`), ...changePlan },
    { path: 'home/investments/modify-sip', handle: changing(msg`Modify a SIP`), ...changePlan },
    {
      path: 'home/investments/renew-sip',
      handle: changing(msg`Renew a SIP`, { sessionScopes: ['sipExpiringLink'] }),
      ...changePlan,
    },
    {
      path: 'home/investments/review',
      handle: step(msg`Review`, { sessionScopes: ['sipExpiringLink'], afterReload: homeByMode }),
      page: flow,
      parts: ['plan-review'],
    },
    { path: 'home/transaction/top-up', handle: changing(msg`Top up a SIP`), ...topUp },
    {
      path: 'home/transaction/top-up/review',
      handle: review(orderKept, { afterReload: href(routes.systematicPlans) }),
      ...topUp,
    },
    {
      path: 'home/renew-sip-list',
      handle: full(msg`Renew your SIPs`, { sessionScopes: ['sipExpiringLink', 'failedSipReinvest'] }),
      ...renewals,
    },
    {
      path: 'home/renew-mandate-list',
      handle: full(msg`Renew your mandates`),
      ...renewals,
    },
    {
      path: 'home/investments/transactions/cancel-redemption',
      handle: full(msg`Cancel a redemption`),
      ...cancel,
    },
    { path: 'home/investments/transactions/cancel-switch', handle: full(msg`Cancel a switch`), ...cancel },
    {
      path: 'switch-daaf',
      handle: full(msg`A switch that we propose`),
      page: () => import('./pages/daaf.page'),
    },
    {
      path: 'switch-daaf/daaaf-success',
      handle: receiptOf({ backTo: { stored: 'daaaf-link' } }),
      ...receipt,
    },
    { path: 'home/transaction/link', handle: opened(msg`Your link`), ...link },
    { path: 'home/transaction/payment-link', handle: opened(msg`Pay again`), ...link },
    {
      path: 'home/transaction/failed-sip',
      handle: {
        access: 'investor',
        menus: 'flow',
        sessionScopes: ['failedSipReinvest'],
        title: msg`SIP not paid`,
      },
      page: () => import('./pages/failed-sip.page'),
    },
  ],
})
