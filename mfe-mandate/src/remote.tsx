import { defineRemote, href, routes, homeByMode, type PageHandle } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

const step: Pick<PageHandle, 'access' | 'menus' | 'inFlow' | 'afterReload'> = {
  access: 'investor',
  menus: 'flow',
  inFlow: true,
  afterReload: href(routes.eMandateBank),
}

/** Home (S2.105); a visit for this task alone begins it anew. */
const reviewRestart = { ...homeByMode, eMandateStandalone: routes.eMandateBank.path }

const end: Pick<PageHandle, 'access' | 'menus' | 'backTo' | 'completesFlow'> = {
  access: 'investor',
  menus: 'flow',
  backTo: homeByMode,
  completesFlow: true,
}

export default defineRemote({
  name: 'mfe-mandate',
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    {
      path: 'home/e-mandate',
      handle: { title: msg`Your mandates`, access: 'investor', menus: 'full' },
      page: () => import('./list/mandates.page'),
    },
    {
      path: 'home/e-mandate/link',
      handle: { title: msg`Your link`, access: 'public', menus: 'logo' },
      page: () => import('./link/link.page'),
    },
    {
      path: 'home/e-mandate/bank-details',
      handle: {
        access: 'investor',
        menus: 'flow',
        inFlow: true,
        sessionScopes: ['eMandateStandalone'],
        title: msg`Bank account`,
      },
      page: () => import('./create/bank-details.page'),
    },
    {
      path: 'home/e-mandate/mandate-details',
      handle: { ...step, sessionScopes: ['eMandateStandalone'], title: msg`Mandate` },
      page: () => import('./create/mandate-details.page'),
    },
    {
      path: 'home/e-mandate/review',
      handle: {
        ...step,
        sessionScopes: ['eMandateStandalone'],
        title: msg`Review`,
        afterReload: reviewRestart,
      },
      page: () => import('./create/review.page'),
    },
    {
      path: 'home/e-mandate/success',
      handle: { ...end, sessionScopes: ['eMandateStandalone'], title: msg`Your mandate` },
      page: () => import('./create/success.page'),
    },
    {
      path: 'home/e-mandate/failed',
      handle: { ...end, sessionScopes: ['eMandateStandalone'], title: msg`Not registered` },
      page: () => import('./create/failed.page'),
    },
  ],
  slots: { 'mandate-choice': () => import('./choice/mandate-choice.slot') },
})
