import { Note, queryFor, useQuery, useSearchParams } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { kycApi } from '@portal/contracts/kyc/kyc'

/**
 * Trades what the KYC agency sent along with the browser for who came back, on any page that it returns to (S2.172,
 * S2.173). A trade is made once, so its answer is kept.
 */
export default function AgencyReturn() {
  const [query] = useSearchParams()
  const [token, customerId] = [query.get('token'), query.get('customerId')]
  const body = { token: token ?? '', customerId: customerId ?? '', merchantId: query.get('merchantId') ?? '' }
  const isBack = token !== null && customerId !== null
  const { data, error } = useQuery({
    ...queryFor(kycApi.merchantData, body),
    enabled: isBack,
    staleTime: Infinity,
    retry: false,
  })
  if (data)
    return (
      <Note tone="positive" role="status" title={welcomeText(data.name)}>
        {t`The KYC agency sent you back to us. Your KYC page shows your status.`}
      </Note>
    )
  if (!error) return null
  return (
    <Note tone="warning" role="alert">
      {error.message}
    </Note>
  )
}

const welcomeText = (name: string) => t`Welcome back, ${name}`
