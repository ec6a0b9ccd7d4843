import { buyingErrands, orderingErrands } from '@portal/kernel/contracts/errand'
import { defineRemote, errandHomeByMode, homeByMode, href, type PageHandle, routes } from '@portal/kernel'

const formPage = () => import(/* webpackChunkName: "flow" */ './pages/form.page')
const reviewPage = () => import(/* webpackChunkName: "flow" */ './pages/review.page')
/** What most come for; the parts of the other kinds are fetched when they are shown (kinds/index.ts names them). */
const invest = { page: formPage, parts: ['purchase-form'] }
const changePlan = { page: formPage, parts: ['plan-changes'] }
const receipt = { page: () => import('./pages/receipt.page'), parts: ['receipts'] }

const step: Pick<PageHandle, 'access' | 'menus' | 'inFlow'> = {
  access: 'investor',
  menus: 'flow',
  inFlow: true,
}
const receiptStep: Pick<PageHandle, 'access' | 'menus' | 'backTo' | 'completesFlow'> = {
  access: 'investor',
  menus: 'flow',
  backTo: homeByMode,
  completesFlow: true,
}
/** A review that was loaded anew: what was typed is there, and the way back to it. */
const reviewStep = (kept: string) => ({
  ...step,
  title: 'Review',
  afterReload: href(routes.dashboard),
  reloadNotice: {
    message: 'You reloaded the page, so we brought you home.',
    message2: kept,
    back: 'Back to the review',
  },
})
const orderKept = 'Your order is kept as you entered it.'
/** Where a change of a plan begins. */
const plansPage = href(routes.systematicPlans)
const full: Pick<PageHandle, 'access' | 'menus'> = { access: 'investor', menus: 'full' }

/** The cart has a page for each of its ten orders, which brings the reader to it (S2.042). */
const cartSteps = Array.from({ length: 10 }, (_, index) => `home/transaction/multi-investment/${index + 1}`)

export default defineRemote({
  name: 'mfe-transact',
  routes: [
    {
      path: 'home/transaction/invest',
      handle: { ...step, errands: buyingErrands, title: 'Invest', afterReload: errandHomeByMode },
      ...invest,
    },
    {
      path: 'home/transaction/edit-investment',
      handle: {
        ...step,
        errands: buyingErrands,
        title: 'Change your investment',
        afterReload: errandHomeByMode,
      },
      ...invest,
    },
    {
      path: 'home/investments/invest-more',
      handle: {
        ...step,
        errands: ['failedSipReinvest'],
        title: 'Invest more',
        afterReload: errandHomeByMode,
      },
      ...invest,
    },
    {
      path: 'home/transaction/review',
      handle: { ...reviewStep(orderKept), errands: buyingErrands },
      page: reviewPage,
      parts: ['purchase-review'],
    },
    {
      path: 'home/transaction/payment',
      handle: { ...step, errands: buyingErrands, title: 'Pay', paying: true },
      page: () => import('./pages/payment.page'),
    },
    {
      path: 'home/transaction/neft',
      handle: { ...step, errands: buyingErrands, title: 'Send your money' },
      page: () => import('./pages/transfer.page'),
    },
    {
      path: [
        'home/transaction/successfull',
        'home/investments/success',
        'home/investments/modify-success/SIP',
      ],
      handle: { ...receiptStep, errands: orderingErrands, title: 'Receipt' },
      ...receipt,
    },
    {
      path: cartSteps,
      handle: { ...step, title: 'Your cart', afterReload: errandHomeByMode },
      page: () => import('./pages/cart.page'),
    },
    {
      path: 'home/transaction/multi-review',
      handle: { ...reviewStep('Your cart is kept as you left it.'), title: 'Review your cart' },
      page: () => import('./pages/cart-review.page'),
    },
    {
      path: 'home/transaction/multi-payment',
      handle: { ...step, title: 'Pay', paying: true },
      page: () => import('./pages/payment.page'),
    },
    {
      path: 'home/transaction/multi-neft',
      handle: { ...step, title: 'Send your money' },
      page: () => import('./pages/transfer.page'),
    },
    {
      path: 'home/transaction/multi-success',
      handle: { ...receiptStep, title: 'Receipt' },
      page: () => import('./pages/cart-receipt.page'),
      parts: ['receipts'],
    },
    {
      path: 'home/transact/select-scheme',
      handle: { ...step, title: 'Choose a fund', inFlow: false },
      page: () => import(/* webpackChunkName: "flow" */ './pages/choose.page'),
      parts: ['outflows'],
    },
    {
      path: 'home/transact/redeemption-detail',
      handle: {
        ...step,
        title: 'How much',
        afterReload: routes.selectScheme.path,
        afterReloadWithQuery: true,
      },
      page: formPage,
      parts: ['outflows'],
    },
    {
      path: 'home/transact/review',
      handle: reviewStep(orderKept),
      page: reviewPage,
      parts: ['outflows'],
    },
    {
      path: 'home/investments/modify',
      handle: { ...step, title: 'Change a plan', afterReload: plansPage },
      ...changePlan,
    },
    {
      path: 'home/investments/modify-sip',
      handle: { ...step, title: 'Modify a SIP', afterReload: plansPage },
      ...changePlan,
    },
    {
      path: 'home/investments/renew-sip',
      handle: { ...step, errands: ['sipExpiringLink'], title: 'Renew a SIP', afterReload: plansPage },
      ...changePlan,
    },
    {
      path: 'home/investments/review',
      handle: { ...step, errands: ['sipExpiringLink'], title: 'Review', afterReload: homeByMode },
      page: reviewPage,
      parts: ['plan-changes'],
    },
    {
      path: 'home/renew-sip-list',
      handle: { ...full, errands: ['sipExpiringLink', 'failedSipReinvest'], title: 'Renew your SIPs' },
      page: () => import('./pages/renew-sip-list.page'),
    },
    {
      path: 'home/renew-mandate-list',
      handle: { ...full, title: 'Renew your mandates' },
      page: () => import('./pages/renew-mandate-list.page'),
    },
    {
      path: 'home/investments/transactions/cancel-redemption',
      handle: { ...full, title: 'Cancel a redemption' },
      page: () => import('./pages/cancel.page'),
    },
    {
      path: 'home/investments/transactions/cancel-switch',
      handle: { ...full, title: 'Cancel a switch' },
      page: () => import('./pages/cancel.page'),
    },
    {
      path: 'switch-daaf',
      handle: { ...full, title: 'A switch that we propose' },
      page: () => import('./pages/daaf.page'),
    },
    {
      path: 'switch-daaf/daaaf-success',
      handle: { ...receiptStep, backTo: { stored: 'daaaf-link' as const }, title: 'Receipt' },
      ...receipt,
    },
    {
      path: 'home/transaction/link',
      handle: { title: 'Your link', access: 'public', menus: 'logo' },
      page: () => import('./pages/transaction-link.page'),
    },
    {
      path: 'home/transaction/payment-link',
      handle: { title: 'Pay again', access: 'public', menus: 'logo' },
      page: () => import('./pages/payment-link.page'),
    },
    {
      path: 'home/transaction/failed-sip',
      handle: { access: 'investor', menus: 'flow', errands: ['failedSipReinvest'], title: 'SIP not paid' },
      page: () => import('./pages/failed-sip.page'),
    },
  ],
})
