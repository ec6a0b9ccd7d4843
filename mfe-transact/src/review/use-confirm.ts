import { useState } from 'react'
import {
  api,
  type ApiError,
  getTwoFactor,
  newTransactionDraftAtom,
  storeTwoFactor,
  useAtom,
  useAtomValue,
  useHost,
  useInvestor,
  type OtpDialogProps,
} from '@portal/kernel'
import { otpApi } from '@portal/kernel/contracts/otp'
import type { Order } from '@portal/kernel/contracts/order'
import { orderRequest, type OrderRequest } from '../shared/order-request'
import { lumpsumOtpRequest } from './otp-request'
import { mayRepeat, placeOrder } from './place-order'

export interface Confirmation {
  /** Sends the code; or places the order at once where a checked code only waits for an answer that never came. */
  confirm: () => void
  busy: boolean
  /** What the server said against the order. */
  failure: ApiError | undefined
  otp: Omit<OtpDialogProps, 'length' | 'voice'>
}

/** Confirms the draft's order by a one-time code and places it; `done` gets the order. */
export function useConfirm(arnCode: string | null, done: (order: Order) => void): Confirmation {
  const [draft, setDraft] = useAtom(newTransactionDraftAtom)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  const place = async () => {
    setBusy(true)
    setFailure(undefined)
    const order = await placeOrder(draft, setFailure)
    setBusy(false)
    if (!order) return
    setDraft((last) => ({ ...last, orderId: order.transactionId }))
    done(order)
  }
  const confirm = () => {
    if (busy) return
    setFailure(undefined)
    if (failure && mayRepeat(failure) && getTwoFactor()) void place()
    else setOpen(true)
  }
  const calls = useOtpCalls(orderRequest(draft), arnCode)
  return {
    confirm,
    busy,
    failure,
    otp: { ...calls, open, onClose: () => setOpen(false), onVerified: () => void place() },
  }
}

/** The calls of the one-time code; a checked code is stored for the order that consumes it. */
function useOtpCalls(order: OrderRequest | undefined, arnCode: string | null) {
  const { idempotencyKey } = useAtomValue(newTransactionDraftAtom)
  const investor = useInvestor()
  const host = useHost()
  const activityType = 'LUMPSUM'
  return {
    request: async () => {
      if (!order) throw new Error('There is no order to confirm')
      const about = { arnCode, reference: idempotencyKey ?? '' }
      return api.call(otpApi.generate, lumpsumOtpRequest(investor, order, about))
    },
    resend: (referenceNumber: string) => api.call(otpApi.resend, { activityType, referenceNumber }),
    validate: async (referenceNumber: string, otp: string) => {
      const body = { activityType, otp, referenceNumber, panNumber: investor.pan } as const
      await api.call(otpApi.validate, body)
      storeTwoFactor({ otp, otpVerifyMode: 'OTP', referenceNumber })
    },
    onFailed: (message: string) => void host.toast({ type: 'danger', message }),
  } as const
}
