import { t } from '@portal/contracts/words/macros'
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { AlertDialog } from '@portal/ui'
import { useParcel } from './parcel-context'

/** Asks before a page with something to lose is left. */
export function ParcelLeaveQuestion() {
  const { leaveQuestion, host, props } = useParcel()
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.get)
  // Read when it happens and not from the render: a page lifts its question and navigates in the same breath.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      leaveQuestion.get() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  const asksTab = question !== null && props.kind === 'standalone'
  useEffect(() => {
    if (!asksTab) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asksTab])
  const leave = () => {
    host.setLeaveQuestion(null)
    blocker.proceed?.()
  }
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={t`Leave this page?`}
      description={question}
      safe={{ label: t`Stay on this page`, onChoose: () => blocker.reset?.() }}
      other={{ label: t`Leave`, onChoose: leave }}
    />
  )
}
