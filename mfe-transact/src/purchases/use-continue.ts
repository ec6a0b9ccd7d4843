import { useState } from 'react'
import { ApiError, href, routes, useNavigate, useQueryClient } from '@portal/kernel'
import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import { errorAt, fieldOfRefusal } from '../shared/refused-field'
import { ifscQuery } from './ifsc-query'

type Client = ReturnType<typeof useQueryClient>

/** What is asked of the server before the review: whether it would take the order, and where its units go. */
export interface AskedOrder {
  newFolio: NewFolio | null
  quote: (client: Client) => Promise<unknown>
}

/**
 * Goes on to the review once the server would take the order. Its refusal stays on the page, at the field that it is
 * about, with all that was typed; a bank account is looked up before a one-time code is spent on it.
 */
export function useContinue() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const goOn = async (order: AskedOrder): Promise<object | undefined> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await askServer(client, order)
      void navigate(href(routes.investReview))
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = fieldOfRefusal(error.code)
      if (field) return errorAt(field, error.message)
      setRefusal(error.message)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, goOn }
}

/** @throws ApiError when no branch has the IFSC of a new account, or the server would not take the order */
async function askServer(client: Client, { newFolio, quote }: AskedOrder): Promise<void> {
  if (newFolio && 'bank' in newFolio && 'ifscCode' in newFolio.bank)
    await client.fetchQuery(ifscQuery(newFolio.bank.ifscCode))
  await quote(client)
}
