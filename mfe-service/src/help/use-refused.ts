import { ApiError, genericMessage } from '@portal/kernel'
import { useState } from 'react'

/** Runs what a form sends, and keeps the server's words where it refuses. */
export function useRefused() {
  const [refused, setRefused] = useState<string>()
  const attempt = async (work: () => Promise<unknown>) => {
    setRefused(undefined)
    try {
      await work()
    } catch (error) {
      setRefused(error instanceof ApiError ? error.message : genericMessage())
    }
  }
  return { refused, attempt }
}

/** What is missing where nothing was written. */
export const written = (missing: string) => (text: string | undefined) => (text?.trim() ? undefined : missing)
