// A remote that is small enough to be built by a unit test.
import { price } from './price'

export default {
  routes: [{ path: 'tiny', page: () => import('./tiny.page') }],
  first: () => price('first'),
}
