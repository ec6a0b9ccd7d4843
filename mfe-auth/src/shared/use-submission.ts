import { ApiError, genericMessage } from '@portal/kernel'
import { useState } from 'react'

export interface Refusal {
  /** The server's code: "-101". */
  code: string
  text: string
}

/** Runs a form's work; when the server refuses, keeps why, so that the page can say it beside the fields. */
export function useSubmission<Values>(work: (values: Values) => Promise<void>) {
  const [refusal, setRefusal] = useState<Refusal>()
  const submit = async (values: Values): Promise<void> => {
    setRefusal(undefined)
    try {
      await work(values)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  }
  return { refusal, submit, clear: () => setRefusal(undefined) }
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return { code: error.code, text: error.message }
  return { code: '', text: genericMessage() }
}
