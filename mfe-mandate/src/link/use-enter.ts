import { api, getSession, signIn, signOut, startVisit, useNavigate } from '@portal/kernel'
import type { Session } from '@portal/kernel/contracts/auth'
import { mandateLinkApi } from '@portal/kernel/contracts/mandate-link'
import { otpApi } from '@portal/kernel/contracts/otp'
import { useRef } from 'react'

interface Named {
  folioNumber: string
  panNumber: string
}

/** The calls of the one-time code of a link; the right code begins the visit. */
export function useEnter(link: string, named: Named | undefined) {
  const navigate = useNavigate()
  const uniqueId = useRef('')
  const entered = useRef<{ session: Session; path: string }>(undefined)
  const begin = async () => {
    if (!entered.current) return
    const { session, path } = entered.current
    if (getSession()) await signOut('explicit')
    signIn(session)
    startVisit('eMandateStandalone')
    void navigate(path, { replace: true })
  }
  return {
    request: async () => {
      const { uniqueID, challenge } = await api.call(mandateLinkApi.generateOtp, {
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
      entered.current = await api.call(mandateLinkApi.validateOtp, typed)
    },
    onVerified: () => void begin(),
  }
}
