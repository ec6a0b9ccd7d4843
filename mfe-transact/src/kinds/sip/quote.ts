import { queryFor, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { sipRequest, type SipRequest } from '../purchase/order-request'
import { useSettled } from '../../shared/use-settled'

/** What the server says to a SIP, with its calendar. */
export const sipQuote = (sip: SipRequest) => queryFor(sipApi.validateSip, sip)

/** What a SIP starts with; values of the wire. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- no person reads them
export const usual = { sipFrequency: 'Monthly', sipPeriod: 'Till Canceled' } as const

const nothing: SipRequest = {
  schemePlanCode: '',
  folioNo: null,
  amount: 0,
  sipFrequency: usual.sipFrequency,
  sipDate: 1,
  sipStartDate: '',
  until: { sipPeriod: usual.sipPeriod },
  umrn: '',
  payFirstNow: false,
}

/** The calendar of what the draft describes, asked for once it stands still; quiet while it is no SIP that may be. */
export function useSipQuote(draft: TransactionDraft, allowed: boolean) {
  const settled = useSettled(draft, 500)
  const request = allowed ? sipRequest(settled) : undefined
  return useQuery({ ...sipQuote(request ?? nothing), enabled: request !== undefined, retry: false })
}

/** How the years of a smart SIP's life cover are called. */
export const coverYears = () => [t`First year`, t`Second year`, t`From the third year on`]
