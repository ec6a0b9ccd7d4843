import { ApiError, href, routes, useNavigate, useQueryClient } from '@portal/kernel'
import { useState } from 'react'
import type { HeldKind, QuoteQuery } from './outflow-kind'
import type { OutflowDraft } from './outflow-draft'
import { fieldNamed } from './outflow-values'

/**
 * Goes on to the review once the server would take the order. Its refusal stays on the page, at the field that it is
 * about, with all that was typed. Where it costs an exit load, that is asked first.
 */
export function useContinue<Quote>(
  kind: HeldKind,
  quoteOf: (draft: OutflowDraft) => QuoteQuery<Quote> | undefined,
  /** In paise, of one sale at once; a plan tells of its load beside each instalment. */
  loadOf?: (quote: Quote) => number,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  const [load, setLoad] = useState<number>()
  const toReview = () => void navigate(href(routes.transactReview, { plan: kind.plan }))
  const goOn = async (draft: OutflowDraft): Promise<object | undefined> => {
    const quote = quoteOf(draft)
    if (!quote) return undefined
    setBusy(true)
    setRefusal(undefined)
    try {
      const answer = await client.fetchQuery(quote)
      const cost = loadOf?.(answer) ?? 0
      if (cost > 0) setLoad(cost)
      else toReview()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const field = kind.fieldOf(error.code)
      if (field?.name) return { [fieldNamed(field.name, draft)]: error.message }
      setRefusal(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const answerLoad = (goesOn: boolean) => {
    setLoad(undefined)
    if (goesOn) toReview()
  }
  return { busy, refusal, goOn, load, answerLoad }
}
