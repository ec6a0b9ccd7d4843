import { api } from '@portal/kernel'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { startAuthentication } from '@simplewebauthn/browser'
import { enter } from '../logged-in/enter'
import { isGivenUp } from './is-given-up'

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']

/**
 * Asks the device for a passkey and answers where the log-in leads; undefined where the investor closed its dialog.
 * @throws ApiError when the server refuses
 */
export async function logInByPasskey(): Promise<string | undefined> {
  const { challengeId, options } = await api.call(passkeyApi.loginOptions, {})
  try {
    const response = await startAuthentication({ optionsJSON: options as unknown as Options })
    return await enter(await api.call(passkeyApi.login, { challengeId, response: { ...response } }))
  } catch (error) {
    if (isGivenUp(error)) return undefined
    throw error
  }
}
