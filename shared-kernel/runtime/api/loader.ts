import { apiConfig } from './api-config'

/** How long the loader stays after the last success (S9.043): calls in a row do not make it flicker. */
const loaderHideDelayMs = 1000

let calls = 0
let hiding: ReturnType<typeof setTimeout> | undefined

const hide = (): void => apiConfig.onLoader(false)

/** Shows the full-screen loader while some work runs. After a refusal nothing follows: it must not cover the words. */
export async function withLoader<T>(work: () => Promise<T>): Promise<T> {
  calls += 1
  clearTimeout(hiding)
  apiConfig.onLoader(true)
  let answered = false
  try {
    const answer = await work()
    answered = true
    return answer
  } finally {
    calls -= 1
    if (calls === 0 && answered) hiding = setTimeout(hide, loaderHideDelayMs)
    else if (calls === 0) hide()
  }
}
