import { useState } from 'react'
import { ApiError, href, queryFor, routes, useNavigate, useQueryClient } from '@portal/kernel'
import { transactionApi } from '@portal/kernel/contracts/transaction'
import { orderFieldsOf, type InvestValues } from './invest-values'

/** Goes on to the review once the server would take the order; its refusal stays on the page, with all that was typed. */
export function useContinue() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const goOn = async (values: InvestValues) => {
    const { schemePlanCode, folioNo, amount } = orderFieldsOf(values)
    if (!schemePlanCode || !amount) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const body = { schemePlanCode, folioNo: folioNo === 'new' ? null : folioNo, amount }
      await client.fetchQuery(queryFor(transactionApi.quote, body, { quiet: true }))
      void navigate(href(routes.investReview))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
    setBusy(false)
  }
  return { busy, refusal, goOn }
}
