import { ApiError, clearTwoFactor, getTwoFactor, type TwoFactor } from '@portal/kernel'

/** Whether asking again with the same key is right: no answer came, or the server could not give one. */
export const mayRepeat = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'malformed' || error.status >= 500)

/** Under which key a call is repeated, and that its refusal is toasted (S7.091). */
export interface OnceOptions {
  idempotencyKey: string
  toast: true
}

/** One call that a one-time code confirms. */
export type CallByCode<Answer> = (code: TwoFactor, options: OnceOptions) => Promise<Answer>

/**
 * Makes a call with the stored one-time code, which is then removed (S7.086). When no answer came the code stays, so
 * that the very same request can be repeated under its key. A refusal is toasted in the server's words by the failure
 * sink (S7.091) and given to `failed`; the call yields false when no data returns (S7.092).
 */
export async function placeWithCode<Answer>(
  call: CallByCode<Answer>,
  idempotencyKey: string | null,
  failed: (error: ApiError) => void,
): Promise<Answer | false> {
  const code = getTwoFactor()
  if (!code || !idempotencyKey) return false
  try {
    const answer = await call(code, { idempotencyKey, toast: true })
    clearTwoFactor()
    return answer
  } catch (error) {
    if (!mayRepeat(error)) clearTwoFactor()
    if (!(error instanceof ApiError)) throw error
    failed(error)
    return false
  }
}
