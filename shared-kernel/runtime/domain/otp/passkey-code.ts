import { startAuthentication } from '@simplewebauthn/browser'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { api } from '../../api/public'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
type Code = ResponseOf<typeof passkeyApi.code>

/**
 * Has the device sign, and answers the code that this gives; undefined where the investor closed the device's dialog.
 * @throws ApiError when the server refuses
 */
export async function codeByPasskey(referenceNumber: string): Promise<Code | undefined> {
  const { options } = await api.call(passkeyApi.codeOptions, { referenceNumber })
  const response = await signature(options as unknown as Options)
  return response && api.call(passkeyApi.code, { referenceNumber, response: { ...response } })
}

async function signature(optionsJSON: Options) {
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    const isGivenUp = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
    if (isGivenUp) return undefined
    throw error
  }
}
