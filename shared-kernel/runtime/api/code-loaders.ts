import { ApiError } from './api-error'

const didNotCome = (): never => {
  throw new ApiError({ kind: 'network', status: 0, code: 'NETWORK' })
}

/**
 * Fetches code that an action needs, when it is taken: what few use, or use once (architecture: the house).
 * @throws ApiError of kind network where it does not come, as a call does that gets no answer; the next use asks for it again
 */
export const fetchCode = <Module>(load: () => Promise<Module>): Promise<Module> => load().catch(didNotCome)

/**
 * What sends calls, with its library. A page needs it neither to paint nor to be typed into, so it comes after that, and
 * the first call waits for it.
 * @throws ApiError of kind network where it does not come; the next call asks for it again
 */
export async function transport() {
  const code = await fetchCode(() => import(/* webpackChunkName: "encryption" */ './transport'))
  await taskOfItsOwn()
  return code
}

/**
 * Calls that waited for the code are sealed one by one, each in a task of the browser's: done with the evaluation, and
 * all at once, they would hold up a press for as long as all of it takes.
 */
const taskOfItsOwn = () =>
  new Promise<void>((resolve) => {
    if (!('MessageChannel' in globalThis)) return resolve()
    const { port1: channel, port2: sender } = new MessageChannel()
    channel.onmessage = () => {
      channel.close()
      resolve()
    }
    sender.postMessage(undefined)
  })

/** The same for files. @throws ApiError */
export const fileTransport = () =>
  fetchCode(() => import(/* webpackChunkName: "encryption" */ './send-files'))

/** What seals calls, with its libraries: the first sealed call waits for it, and others do without. @throws ApiError */
export const encryption = () =>
  fetchCode(() => import(/* webpackChunkName: "encryption" */ '@portal/contracts/crypto'))
