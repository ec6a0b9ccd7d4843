/** What tests of pages need. Data is in `@portal/testing/samples`, what needs no page in `…/node`. */
export { http } from '@portal/kernel/api/http'
export { type FakeAnswer, fakeServer, type FakeRequest } from './fake-server'
export {
  type Answers,
  draftNow,
  lostConnection,
  neverAnswered,
  notFound,
  ok,
  refusal,
  type RenderedPage,
  renderPage,
  renderPublicPage,
  serverError,
  toasts,
} from './render-page'
export { navigate, routedHooks, routedKernel, routing } from './routing'
export { setPlaceWidth, setScreenWidth } from './screen-width'
export { speak } from './speak'
export { textsIn, withoutBrackets } from './texts-in'
export { slotsHost } from './with-slots'
export { HostProvider } from '@portal/kernel/host'
export { npsBands, PageCheckProvider } from '@portal/ui'
