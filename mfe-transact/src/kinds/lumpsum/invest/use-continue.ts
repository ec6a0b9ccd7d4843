import { useState } from 'react'
import { ApiError, href, queryFor, routes, useNavigate, useQueryClient } from '@portal/kernel'
import { purchaseApi } from '@portal/kernel/contracts/purchase'
import { errorAt, fieldOfRefusal } from '../../../shared/refused-field'
import { ifscQuery } from './ifsc-query'
import { orderFieldsOf, type InvestValues } from './invest-values'

/**
 * Goes on to the review once the server would take the order. Its refusal stays on the page, at the field that it is
 * about, with all that was typed; a bank account is looked up before a one-time code is spent on it.
 */
export function useContinue() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const goOn = async (values: InvestValues): Promise<object | undefined> => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await askServer(client, values)
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
async function askServer(client: ReturnType<typeof useQueryClient>, values: InvestValues): Promise<void> {
  const { schemePlanCode, folioNo, amount, newFolio } = orderFieldsOf(values)
  if (newFolio && 'ifscCode' in newFolio.bank) await client.fetchQuery(ifscQuery(newFolio.bank.ifscCode))
  const body = {
    schemePlanCode: schemePlanCode ?? '',
    folioNo: folioNo === 'new' ? null : folioNo,
    amount: amount ?? 0,
  }
  await client.fetchQuery(queryFor(purchaseApi.quote, body))
}
