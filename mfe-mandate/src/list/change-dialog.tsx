import {
  AlertDialog,
  api,
  ApiError,
  newIdempotencyKey,
  OtpDialog,
  otpCheck,
  otpRequest,
  textOf,
  useHost,
  useInvestor,
  useQueryClient,
} from '@portal/kernel'
import { type Mandate, mandateApi } from '@portal/contracts/mandates/mandate'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { msg, t } from '@portal/kernel/words'
import { useRef, useState } from 'react'
import { accountName } from '../shared/mandate-words'
import type { Change } from './mandate-card'

export interface ChangeDialogProps {
  umrn: string
  mandate: Mandate
  change: Change
  onClose: () => void
}

const words = {
  pause: {
    title: msg`Pause this mandate?`,
    text: (account: string) =>
      t`${account}. Nothing is debited until you resume it. A SIP that falls due while it is paused fails, and after 3 failures in a row it ends.`,
    label: msg`Pause the mandate`,
    done: msg`Your mandate is paused.`,
  },
  resume: {
    title: msg`Resume this mandate?`,
    text: (account: string) => t`${account}. Your SIPs are debited again on their due dates.`,
    label: msg`Resume the mandate`,
    done: msg`Your mandate is active again.`,
  },
  revoke: {
    title: msg`End this mandate?`,
    text: (account: string) =>
      t`${account}. You cannot take this back. SIPs that it pays need another mandate, or they end.`,
    label: msg`End the mandate`,
    done: msg`Your mandate has ended.`,
  },
} as const

/** Asks once more, then for the one-time code, and changes the mandate. */
export function ChangeDialog({ umrn, mandate, change, onClose }: ChangeDialogProps) {
  const [isSure, setSure] = useState(false)
  const calls = useChange(umrn, change, onClose)
  const { title, text } = words[change]
  const label = textOf(words[change].label)
  if (!isSure)
    return (
      <AlertDialog
        open
        title={textOf(title)}
        description={text(accountName(mandate))}
        safe={{ label: t`Keep it as it is`, onChoose: onClose }}
        other={{
          label,
          variant: change === 'revoke' ? 'danger' : 'secondary',
          onChoose: () => setSure(true),
        }}
      />
    )
  return <OtpDialog open {...calls} title={label} onClose={onClose} />
}

function useChange(umrn: string, change: Change, onClose: () => void) {
  const investor = useInvestor()
  const host = useHost()
  const client = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const checked = useRef<{ otp: string; referenceNumber: string }>(undefined)
  const activityType = change === 'revoke' ? 'CANCEL_MANDATE' : 'MODIFY_MANDATE'
  const { pan, mobileNum: investorMobNo, emailId: investorEmailId, isInternational } = investor
  const details = { investorMobNo, investorEmailId, isInternational, folioNumber: '' }
  const perform = async () => {
    if (!checked.current) return
    const code = { ...checked.current, otpVerifyMode: 'OTP', quickInvest: false } as const
    try {
      await api.call(mandateApi.change, { umrn, change, ...code }, { idempotencyKey: key, toast: true })
      host.toast({ type: 'success', message: textOf(words[change].done) })
      await client.invalidateQueries()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    } finally {
      onClose()
    }
  }
  return {
    request: () =>
      api.call(
        otpGenerateApi.generate,
        otpRequest(details, { activityType, pan, reference: key, transactionId: umrn }),
      ),
    resend: (referenceNumber: string) => api.call(otpApi.resend, { activityType, referenceNumber }),
    validate: async (referenceNumber: string, otp: string) => {
      await api.call(otpApi.validate, otpCheck({ activityType, otp, referenceNumber, panNumber: pan }))
      checked.current = { otp, referenceNumber }
    },
    onVerified: () => void perform(),
    onFailed: (message: string) => void host.toast({ type: 'danger', message }),
  }
}
