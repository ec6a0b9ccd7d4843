import { ApiError } from '@portal/kernel'
import { useState } from 'react'

/**
 * Goes on from a form once the server has nothing against it. Its refusal stays on the page, with all that was typed:
 * at the fields that it is about, as `errorsOf` names them, else above them all.
 */
export function useOnward(errorsOf: (refusal: ApiError) => object | undefined) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  /** Runs what asks the server and then goes on; what that yields is what is wrong, by field. */
  const goOn = async (ask: () => Promise<object | undefined>): Promise<object | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setRefusal(undefined)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const errors = errorsOf(error)
      if (!errors) setRefusal(error)
      return errors
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, goOn }
}
