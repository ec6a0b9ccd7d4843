import { ApiError } from './api-error'

const didNotCome = (): never => {
  throw new ApiError({ kind: 'network', status: 0, code: 'NETWORK' })
}

/**
 * What sends calls, with its library. A page needs it neither to paint nor to be typed into, so it comes after that, and
 * the first call waits for it.
 * @throws ApiError of kind network where it does not come; the next call asks for it again
 */
export const sending = () => import(/* webpackChunkName: "sealing" */ './transport').catch(didNotCome)

/** The same for files. @throws ApiError */
export const sendingFiles = () => import(/* webpackChunkName: "sealing" */ './send-files').catch(didNotCome)

/** What seals calls, with its libraries: the first sealed call waits for it, and others do without. @throws ApiError */
export const sealing = () => import(/* webpackChunkName: "sealing" */ '../crypto/public').catch(didNotCome)
