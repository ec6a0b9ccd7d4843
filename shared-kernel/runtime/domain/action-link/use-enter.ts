import { useRef } from 'react'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import { otpApi } from '@portal/contracts/identity/otp'
import { api } from '../../api/public'
import { useNavigate } from '../../navigation/public'
import { getSession, signIn, signOut, startVisit } from '../../session/public'

export interface Named {
  folioNumber: string
  panNumber: string
}

/** The calls of the one-time code of a link; the right code begins the visit. */
export function useEnter(link: string, named: Named | undefined) {
  const navigate = useNavigate()
  const uniqueId = useRef('')
  const entered = useRef<ResponseOf<typeof actionLinkApi.validateOtp>>(undefined)
  const begin = async () => {
    if (!entered.current) return
    const { session, sessionScope, path } = entered.current
    if (getSession()) await signOut('explicit')
    signIn(session)
    startVisit(sessionScope)
    void navigate(path, { replace: true })
  }
  return {
    request: async () => {
      const { uniqueID, challenge } = await api.call(actionLinkApi.generateOtp, {
        link,
        folioNumber: named?.folioNumber ?? '',
        panNumber: named?.panNumber ?? '',
      })
      uniqueId.current = uniqueID
      return challenge
    },
    resend: (referenceNumber: string) => api.call(otpApi.resend, { activityType: 'LOGIN', referenceNumber }),
    validate: async (referenceNumber: string, otp: string) => {
      const typed = { link, uniqueID: uniqueId.current, referenceNumber, otp }
      entered.current = await api.call(actionLinkApi.validateOtp, typed)
    },
    onVerified: () => void begin(),
  }
}
