import { buyingErrands, orderingErrands } from '@portal/kernel/contracts/errand'
import { defineRemote, errandHomeByMode, href, routes, homeByMode, type PageHandle } from '@portal/kernel'

const step: Pick<PageHandle, 'access' | 'menus' | 'inFlow'> = {
  access: 'investor',
  menus: 'flow',
  inFlow: true,
}

const receipt: Pick<PageHandle, 'access' | 'menus' | 'backTo' | 'completesFlow'> = {
  access: 'investor',
  menus: 'flow',
  backTo: homeByMode,
  completesFlow: true,
}

/** The cart has a page for each of its ten orders, which brings the reader to it (S2.042). */
const cartSteps = Array.from({ length: 10 }, (_, index) => `home/transaction/multi-investment/${index + 1}`)
/** Where a change of a plan begins. */
const plansPage = href(routes.systematicPlans)

export default defineRemote({
  name: 'mfe-transact',
  routes: [
    {
      path: 'home/transaction/invest',
      handle: { ...step, errands: buyingErrands, title: 'Invest', afterReload: errandHomeByMode },
      page: () => import('./pages/form.page'),
    },
    {
      path: cartSteps,
      handle: { ...step, title: 'Your cart', afterReload: errandHomeByMode },
      page: () => import('./pages/cart.page'),
    },
    {
      path: 'home/transaction/multi-review',
      handle: {
        ...step,
        title: 'Review your cart',
        afterReload: href(routes.dashboard),
        reloadNotice: {
          message: 'You reloaded the page, so we brought you home.',
          message2: 'Your cart is kept as you left it.',
          back: 'Back to the review',
        },
      },
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
      handle: { ...receipt, title: 'Receipt' },
      page: () => import('./pages/cart-receipt.page'),
    },
    {
      path: 'home/transaction/edit-investment',
      handle: {
        ...step,
        errands: buyingErrands,
        title: 'Change your investment',
        afterReload: errandHomeByMode,
      },
      page: () => import('./pages/form.page'),
    },
    {
      path: 'home/investments/invest-more',
      handle: { ...step, title: 'Invest more', afterReload: errandHomeByMode },
      page: () => import('./pages/form.page'),
    },
    {
      path: 'home/transaction/review',
      handle: {
        ...step,
        errands: buyingErrands,
        title: 'Review',
        afterReload: href(routes.dashboard),
        reloadNotice: {
          message: 'You reloaded the page, so we brought you home.',
          message2: 'Your order is kept as you entered it.',
          back: 'Back to the review',
        },
      },
      page: () => import('./pages/review.page'),
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
    {
      path: 'home/transact/select-scheme',
      handle: { ...step, title: 'Choose a fund', inFlow: false },
      page: () => import('./pages/choose.page'),
    },
    {
      path: 'home/transact/redeemption-detail',
      handle: {
        ...step,
        title: 'How much',
        afterReload: routes.selectScheme.path,
        afterReloadWithQuery: true,
      },
      page: () => import('./pages/form.page'),
    },
    {
      path: 'home/transact/review',
      handle: {
        ...step,
        title: 'Review',
        afterReload: href(routes.dashboard),
        reloadNotice: {
          message: 'You reloaded the page, so we brought you home.',
          message2: 'Your order is kept as you entered it.',
          back: 'Back to the review',
        },
      },
      page: () => import('./pages/review.page'),
    },
    {
      path: [
        'home/transaction/successfull',
        'home/investments/success',
        'home/investments/modify-success/SIP',
      ],
      handle: { ...receipt, errands: orderingErrands, title: 'Receipt' },
      page: () => import('./pages/receipt.page'),
    },
    {
      path: 'switch-daaf',
      handle: { access: 'investor', menus: 'full', title: 'A switch that we propose' },
      page: () => import('./pages/daaf.page'),
    },
    {
      path: 'switch-daaf/daaaf-success',
      handle: { ...receipt, backTo: { stored: 'daaaf-link' }, title: 'Receipt' },
      page: () => import('./pages/receipt.page'),
    },
    {
      path: 'home/investments/modify',
      handle: { ...step, title: 'Change a plan', afterReload: plansPage },
      page: () => import('./pages/form.page'),
    },
    {
      path: 'home/investments/modify-sip',
      handle: { ...step, title: 'Modify a SIP', afterReload: plansPage },
      page: () => import('./pages/form.page'),
    },
    {
      path: 'home/investments/renew-sip',
      handle: { ...step, errands: ['sipExpiringLink'], title: 'Renew a SIP', afterReload: plansPage },
      page: () => import('./pages/form.page'),
    },
    {
      path: 'home/investments/review',
      handle: { ...step, errands: ['sipExpiringLink'], title: 'Review', afterReload: homeByMode },
      page: () => import('./pages/review.page'),
    },
    {
      path: 'home/renew-sip-list',
      handle: {
        access: 'investor',
        menus: 'full',
        errands: ['sipExpiringLink', 'failedSipReinvest'],
        title: 'Renew your SIPs',
      },
      page: () => import('./pages/renew-sip-list.page'),
    },
    {
      path: 'home/renew-mandate-list',
      handle: { access: 'investor', menus: 'full', title: 'Renew your mandates' },
      page: () => import('./pages/renew-mandate-list.page'),
    },
    {
      path: 'home/investments/transactions/cancel-redemption',
      handle: { access: 'investor', menus: 'full', title: 'Cancel a redemption' },
      page: () => import('./pages/cancel.page'),
    },
    {
      path: 'home/investments/transactions/cancel-switch',
      handle: { access: 'investor', menus: 'full', title: 'Cancel a switch' },
      page: () => import('./pages/cancel.page'),
    },
  ],
})
