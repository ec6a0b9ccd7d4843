import { api, useAtom, useQueryClient } from '@portal/kernel'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { Folio } from '@portal/kernel/contracts/investor'
import { sipApi } from '@portal/kernel/contracts/sip'
import type { OrderRequest, SipRequest } from '../../purchase/order-request'
import { draftAtom } from '../../../transaction/draft'
import { campaign } from '../../../transaction/campaign'
import { useConfirm, type Confirmation } from '../../../transaction/use-confirm'

/**
 * Confirms the draft's SIP by a one-time code and registers it: together with the lump sum that goes with it, or with
 * the call for a new folio, for a scheme that the folio holds, or for a first one (S7.060, S7.061, S7.068, S7.087).
 * `done` gets the id of what is next: the instalment to pay, or the registration.
 */
export function usePlaceSip(
  sip: SipRequest,
  once: OrderRequest | undefined,
  folio: Folio | undefined,
  done: (transactionId: string) => void,
): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey, quickInvest }, setDraft] = useAtom(draftAtom)
  const isHeld = folio?.holdings.some(({ schemePlanCode }) => schemePlanCode === sip.schemePlanCode)
  const known = isHeld ? sipApi.sip : sipApi.newSip
  const endpoint = sip.folioNo === null ? sipApi.instantSip : known
  return useConfirm<ResponseOf<typeof sipApi.lumpsumPlusSip>>({
    subject: {
      activityType: once ? 'LUMPSUM' : 'SIP',
      folioNo: sip.folioNo,
      orders: [...(once ? [{ kind: 'LUMPSUM', ...once } as const] : []), { kind: 'SIP', ...sip }],
    },
    idempotencyKey,
    call: (code, options) =>
      once
        ? api.call(
            sipApi.lumpsumPlusSip,
            { ...sip, lumpsumAmount: once.amount, ...code, ...campaign(), quickInvest },
            options,
          )
        : api.call(endpoint, { ...sip, ...code, ...campaign(), quickInvest }, options),
    done: ({ orders, lumpsumWithSIPResult = null }) => {
      const next = orders.find(({ family }) => family === 'purchase') ?? orders[0]
      if (!next) return
      setDraft((last) => ({ ...last, orderId: next.transactionId, lumpsumWithSIPResult }))
      void client.invalidateQueries()
      done(next.transactionId)
    },
  })
}
