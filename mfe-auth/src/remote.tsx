import { defineRemote, routes, type PageHandle } from '@portal/kernel'

const open = (title: string): PageHandle => ({ title, access: 'public', menus: 'logo' })

export default defineRemote({
  name: 'mfe-auth',
  routes: [
    { path: 'auth/login', handle: open('Log in'), page: () => import('./login/login.page') },
    { path: 'auth/register', handle: open('Register'), page: () => import('./register/register.page') },
    {
      path: 'auth/forgot-password',
      handle: open('Forgot password'),
      page: () => import('./recovery/forgot-password.page'),
    },
    {
      path: 'auth/unlock',
      handle: open('Unlock your user ID'),
      page: () => import('./recovery/unlock.page'),
    },
    { path: 'auth/feedback', handle: open('Feedback'), page: () => import('./feedback/feedback.page') },
    {
      path: 'auth/set-password',
      // A hard reload starts over: what a code or a temporary password allowed was for this page only (S2.107).
      handle: { ...open('Set your password'), afterReload: routes.login.path },
      page: () => import('./set-password/set-password.page'),
    },
  ],
})
