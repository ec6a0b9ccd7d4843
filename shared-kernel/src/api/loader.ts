import { apiConfig } from './api-config'

/** How long the loader stays after the last answer (S9.043): calls in a row do not make it flicker. */
export const loaderHideDelayMs = 1000

let calls = 0
let hiding: ReturnType<typeof setTimeout> | undefined

/** Shows the full-screen loader while some work runs. */
export async function withLoader<T>(work: () => Promise<T>): Promise<T> {
  calls += 1
  clearTimeout(hiding)
  apiConfig.onLoader(true)
  try {
    return await work()
  } finally {
    calls -= 1
    if (calls === 0) hiding = setTimeout(() => apiConfig.onLoader(false), loaderHideDelayMs)
  }
}
