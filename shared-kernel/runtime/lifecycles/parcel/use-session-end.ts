import { useEffect, useState } from 'react'
import { onSignedOut, useSession, type SignOutReason } from '../../session/public'
import { useParcel } from './parcel-context'

/** Why the last session ended, once it has; the page around hears of it too. */
export function useSessionEnd(): SignOutReason | undefined {
  const { host, notify } = useParcel()
  const [ended, setEnded] = useState<SignOutReason>()
  const loggedIn = useSession() !== undefined
  useEffect(
    () =>
      onSignedOut(({ reason }) => {
        host.setLeaveQuestion(null)
        setEnded(reason)
        notify({ kind: 'session-ended', reason })
      }),
    [host, notify],
  )
  return loggedIn ? undefined : ended
}
