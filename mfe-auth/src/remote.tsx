import { defineRemote, routes, type PageHandle, type RouteReference, type Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

const open = (title: Text): PageHandle => ({ title, access: 'public', menus: 'logo' })

/** A hard reload starts its flow over: what a code allowed was for this page only (S2.107). */
const later = (title: Text, first: RouteReference<never> | RouteReference<'scheme'>): PageHandle => ({
  ...open(title),
  afterReload: first.path,
})
const own = (title: Text): PageHandle => ({ title, access: 'investor', menus: 'full' })

export default defineRemote({
  name: 'mfe-auth',
  words: { hi: () => import('./locales/hi.po') },
  routes: [
    {
      path: 'auth/login',
      handle: open(msg`Log in`),
      // Most who come here come for it: it lies in one file with what they fetch first.
      page: () => import(/* webpackMode: "eager" */ './login/login.page'),
    },
    { path: 'auth/register', handle: open(msg`Register`), page: () => import('./register/register.page') },
    {
      path: 'auth/forgot-password',
      handle: open(msg`Forgot password`),
      page: () => import('./recovery/pages').then((pages) => ({ default: pages.ForgotPassword })),
    },
    {
      path: 'auth/reset-password-otp',
      handle: later(msg`Enter the code`, routes.forgotPassword),
      page: () => import('./recovery/pages').then((pages) => ({ default: pages.ResetPasswordOtp })),
    },
    {
      path: 'auth/set-new-password',
      handle: later(msg`Set a new password`, routes.forgotPassword),
      page: () => import('./set-password/pages').then((pages) => ({ default: pages.SetNewPassword })),
    },
    {
      path: 'auth/password-recovery',
      handle: open(msg`Cannot log in?`),
      page: () => import('./recovery/pages').then((pages) => ({ default: pages.PasswordRecovery })),
    },
    {
      path: 'auth/unlock',
      handle: open(msg`Unlock your user ID`),
      page: () => import('./recovery/pages').then((pages) => ({ default: pages.Unlock })),
    },
    {
      path: 'auth/unlock-otp',
      handle: later(msg`Enter the code`, routes.unlock),
      page: () => import('./recovery/pages').then((pages) => ({ default: pages.UnlockOtp })),
    },
    {
      path: 'auth/login-code',
      handle: open(msg`Log in with a code`),
      page: () => import('./recovery/pages').then((pages) => ({ default: pages.LoginCode })),
    },
    {
      path: 'auth/quick-invest',
      handle: open(msg`Invest without logging in`),
      page: () => import('./quick-invest/quick-invest.page'),
    },
    {
      path: 'auth/quick-invest-verify-otp',
      handle: later(msg`Enter the code`, routes.quickInvest),
      page: () => import('./quick-invest/verify-otp.page'),
    },
    {
      path: 'auth/quick-invest-select-folio',
      handle: later(msg`Which folio?`, routes.quickInvest),
      page: () => import('./quick-invest/select-folio.page'),
    },
    {
      path: 'auth/recovery-details',
      handle: own(msg`Recovery details`),
      page: () => import('./recovery-details/recovery-details.page'),
    },
    {
      path: 'auth/add-passkey',
      handle: own(msg`Log in with a passkey`),
      page: () => import('./passkey/add-passkey.page'),
    },
    { path: 'auth/feedback', handle: open(msg`Feedback`), page: () => import('./feedback/feedback.page') },
    {
      path: 'auth/set-password',
      handle: later(msg`Set your password`, routes.login),
      page: () => import('./set-password/pages').then((pages) => ({ default: pages.SetPassword })),
    },
  ],
})
