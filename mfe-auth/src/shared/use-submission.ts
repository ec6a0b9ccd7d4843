import { ApiError, genericMessage } from '@portal/kernel'
import { useState } from 'react'

export interface Refusal {
  /** The server's code: "-101". */
  code: string
  text: string
}

/**
 * Runs a form's work; when the server refuses, keeps why, so that the page can say it above the fields. What is about
 * one field, as `fields` names it by the server's code, is answered to the form, which says it there.
 */
export function useSubmission<Values>(
  work: (values: Values) => Promise<void>,
  fields: Readonly<Record<string, string>> = {},
) {
  const [refusal, setRefusal] = useState<Refusal>()
  const submit = async (values: Values): Promise<Record<string, string> | undefined> => {
    setRefusal(undefined)
    try {
      await work(values)
    } catch (error) {
      const refused = refusalOf(error)
      const field = fields[refused.code]
      if (field) return { [field]: refused.text }
      setRefusal(refused)
    }
    return undefined
  }
  return { refusal, submit, clear: () => setRefusal(undefined) }
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return { code: error.code, text: error.message }
  return { code: '', text: genericMessage() }
}
