import { ApiError, href, routes, useNavigate, useQueryClient } from '@portal/kernel'
import { useState } from 'react'
import type { HeldKind, QuoteQuery } from '../kinds/exit-kind'
import type { ExitDraft } from './exit-draft'
import { fieldNamed } from './exit-values'

/**
 * Goes on to the review once the server would take the order. Its refusal stays on the page, at the field that it is
 * about, with all that was typed.
 */
export function useContinue(kind: HeldKind, quoteOf: (draft: ExitDraft) => QuoteQuery<unknown> | undefined) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const goOn = async (draft: ExitDraft): Promise<object | undefined> => {
    const quote = quoteOf(draft)
    if (!quote) return undefined
    setBusy(true)
    setRefusal(undefined)
    try {
      await client.fetchQuery(quote)
      void navigate(href(routes.transactReview, { plan: kind.plan }))
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = kind.fieldOf(error.code)
      if (field?.name) return { [fieldNamed(field.name, draft)]: error.message }
      setRefusal(error.message)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, goOn }
}
