import { api, type CallOptions, useAtom, useQueryClient } from '@portal/kernel'
import type { InitiateAnswer } from '@portal/kernel/contracts/order'
import type { ActivityType } from '@portal/kernel/contracts/otp'
import { planChangeApi } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeTerms } from '@portal/kernel/contracts/plan-change-terms'
import type { CallByCode } from '../../transaction/place-with-code'
import { type Confirmation, useConfirm } from '../../transaction/use-confirm'
import { planChangeDraftAtom } from './plan-change-draft'

type Kind = PlanChangeTerms['kind']

/** Which one-time code confirms a change. */
const changeActivities: Readonly<Record<Kind, ActivityType>> = {
  SIP_PAUSE: 'SIP_PAUSE',
  SIP_MODIFY: 'SIP_MODIFICATION',
  SIP_RENEW: 'SIP_MODIFICATION',
  SIP_RESTART: 'SIP_MODIFICATION',
  SIP_CANCEL: 'SIP_CANCEL',
  STP_MODIFY: 'STP_MODIFICATION',
  STP_CANCEL: 'STP_CANCEL',
  SWP_MODIFY: 'SWP_MODIFICATION',
  SWP_CANCEL: 'SWP_CANCEL',
}

/** The call that orders a change: each has a path of its own (S7.066, S7.067). */
const orderChange =
  (terms: PlanChangeTerms): CallByCode<InitiateAnswer> =>
  (code, options: CallOptions) => {
    const confirmed = { ...code, quickInvest: false }
    switch (terms.kind) {
      case 'SIP_PAUSE':
        return api.call(planChangeApi.pause, { ...terms, ...confirmed }, options)
      case 'SIP_MODIFY':
        return api.call(planChangeApi.modifySip, { ...terms, ...confirmed }, options)
      case 'SIP_CANCEL':
        return api.call(planChangeApi.cancelSip, { ...terms, ...confirmed }, options)
      case 'SIP_RENEW':
        return api.call(planChangeApi.renewSip, { ...terms, ...confirmed }, options)
      case 'SIP_RESTART':
        return api.call(planChangeApi.restartSip, { ...terms, ...confirmed }, options)
      case 'STP_MODIFY':
        return api.call(planChangeApi.modifyStp, { ...terms, ...confirmed }, options)
      case 'STP_CANCEL':
        return api.call(planChangeApi.cancelStp, { ...terms, ...confirmed }, options)
      case 'SWP_MODIFY':
        return api.call(planChangeApi.modifySwp, { ...terms, ...confirmed }, options)
      case 'SWP_CANCEL':
        return api.call(planChangeApi.cancelSwp, { ...terms, ...confirmed }, options)
    }
  }

/** Confirms the draft's change by a one-time code and orders it. */
export function useOrderChange(terms: PlanChangeTerms): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey }, setDraft] = useAtom(planChangeDraftAtom)
  return useConfirm({
    subject: {
      activityType: changeActivities[terms.kind],
      folioNo: terms.folioNo,
      orders: [terms],
    },
    idempotencyKey,
    call: orderChange(terms),
    done: ({ transactionId }) => {
      setDraft((last) => ({ ...last, orderId: transactionId }))
      void client.invalidateQueries()
    },
  })
}
