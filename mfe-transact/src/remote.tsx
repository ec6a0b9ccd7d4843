import { defineRemote, errandStart, href, routes, visitHome, type PageHandle } from '@portal/kernel'

const step: Pick<PageHandle, 'access' | 'menus' | 'inFlow'> = {
  access: 'investor',
  menus: 'flow',
  inFlow: true,
}

export default defineRemote({
  name: 'mfe-transact',
  routes: [
    {
      path: 'home/transaction/invest',
      handle: { ...step, title: 'Invest', afterReload: errandStart },
      page: () => import('./purchases/invest.page'),
    },
    {
      path: 'home/transaction/multi-investment/1',
      handle: { ...step, title: 'Invest', afterReload: errandStart },
      page: () => import('./purchases/multi-investment.page'),
    },
    {
      path: 'home/transaction/edit-investment',
      handle: { ...step, title: 'Change your investment', afterReload: errandStart },
      page: () => import('./purchases/invest.page'),
    },
    {
      path: 'home/transaction/review',
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
      page: () => import('./purchases/review.page'),
    },
    {
      path: 'home/transaction/payment',
      handle: { ...step, title: 'Pay', paying: true },
      page: () => import('./payment/payment.page'),
    },
    {
      path: 'home/transact/select-scheme',
      handle: { ...step, title: 'Choose a fund', inFlow: false },
      page: () => import('./exits/select-scheme.page'),
    },
    {
      path: 'home/transact/redeemption-detail',
      handle: { ...step, title: 'How much' },
      page: () => import('./exits/detail.page'),
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
      page: () => import('./exits/review.page'),
    },
    {
      path: 'home/transaction/successfull',
      handle: { access: 'investor', menus: 'flow', title: 'Receipt', backTo: visitHome, completesFlow: true },
      page: () => import('./transaction/receipt/successfull.page'),
    },
    {
      path: 'home/investments/transactions/cancel-redemption',
      handle: { access: 'investor', menus: 'full', title: 'Cancel a redemption' },
      page: () => import('./transaction/cancel/cancel-redemption.page'),
    },
    {
      path: 'home/investments/transactions/cancel-switch',
      handle: { access: 'investor', menus: 'full', title: 'Cancel a switch' },
      page: () => import('./transaction/cancel/cancel-switch.page'),
    },
  ],
})
