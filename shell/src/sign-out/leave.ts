import { api, getSession, signOut, visitMode } from '@portal/kernel'
import { endsAfter } from '@portal/kernel/internal'
import { feedbackApi } from '@portal/contracts/support/feedback'

/** How long the question whether feedback is due may hold up a sign-out. */
const timeoutMs = 3000

/** What the server answers where feedback is due (S4.011). */
const due = '1'

let feedbackReference: string | undefined

/** The reference of the feedback that a sign-out has found due, once. */
export function takeFeedbackReference(): string | undefined {
  const reference = feedbackReference
  feedbackReference = undefined
  return reference
}

/** Whether the investor is asked for feedback after leaving; nobody is held up when that cannot be found out. */
async function askForFeedback(pan: string): Promise<string | undefined> {
  try {
    const { data, resultInfo } = await api.callInFull(
      feedbackApi.check,
      { identifier: pan, source: 'Inv_Portal', userNameID: pan },
      { signal: endsAfter(timeoutMs) },
    )
    return resultInfo.resultStatus === due ? (data.reference ?? undefined) : undefined
  } catch {
    return undefined
  }
}

let leaving: Promise<void> | undefined

async function run(): Promise<void> {
  const pan = getSession()?.investor.pan
  if (pan && visitMode() !== 'quickInvest') feedbackReference = await askForFeedback(pan)
  await signOut('explicit')
  feedbackReference = undefined
}

/** Whether a sign-out that the investor asked for is under way. */
export const isLeaving = (): boolean => leaving !== undefined

/** The investor leaves: asks first whether feedback is due, but not in quick invest (S4.010, S4.011, decision 21). */
export function leave(): Promise<void> {
  leaving ??= run().finally(() => (leaving = undefined))
  return leaving
}
