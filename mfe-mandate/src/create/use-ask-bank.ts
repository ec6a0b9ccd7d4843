import {
  api,
  type ApiError,
  goOutside,
  href,
  routes,
  standsInPage,
  useHost,
  useIsMobile,
  useMutation,
  useNavigate,
} from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { mandateApi, type ReturnTo } from '@portal/contracts/mandates/mandate'
import { isBankAddress } from './bank-address'
import type { MandateDraft } from '../shared/mandate-draft'

/** A mandate that a UPI app is to approve. */
export type UpiRequest = ResponseOf<typeof mandateApi.initiateAutopay>

/** What the draft asks of the bank; undefined while something is missing. */
function termsOf({ bankId, limit, frequency, validFrom, validTill, raises }: MandateDraft) {
  return bankId !== null && limit !== null
    ? { bankId, limit, frequency, validFrom, validTill, raises }
    : undefined
}

/**
 * Asks the bank for the mandate of the draft and goes where it is approved: to the bank's page, on a phone to the UPI
 * app. On a wide screen a UPI mandate gives the code to scan. In somebody else's page the bank opens beside it.
 */
export function useAskBank(draft: MandateDraft) {
  const navigate = useNavigate()
  const mobile = useIsMobile()
  const { kind } = useHost()
  const isBeside = standsInPage({ kind })
  const returnTo: ReturnTo = isBeside ? 'beside' : kind === 'shell' ? 'portal' : 'standalone'
  const approve = (url: string | null, registrationId: string) => {
    if (url !== null && isBankAddress(url)) goOutside(url, { kind })
    if (url === null || isBeside)
      void navigate(href(routes.eMandateSuccess, { registration: registrationId }), { replace: true })
  }
  const asking = useMutation<UpiRequest | undefined, ApiError>({
    mutationFn: async () => {
      const { method, document, idempotencyKey } = draft
      const terms = termsOf(draft)
      if (!terms || !method || !idempotencyKey) return undefined
      if (method === 'UPI')
        return api.call(mandateApi.initiateAutopay, { ...terms, returnTo }, { idempotencyKey })
      const documentId = document?.documentId ?? null
      const requested = { ...terms, method, documentId, returnTo }
      const { url, registration } = await api.call(mandateApi.emandateInitiate, requested, { idempotencyKey })
      approve(url, registration.registrationId)
      return undefined
    },
    onSuccess: (upi) => {
      if (upi && mobile) approve(upi.url, upi.registration.registrationId)
    },
  })
  return { asking, ask: () => (asking.isPending ? undefined : asking.mutate()) }
}
