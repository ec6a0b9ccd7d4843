import { t } from '@portal/kernel/words'
import { AlertDialog, portalStore, useAtomValue, useVersionHold } from '@portal/kernel'
import { useBlocker } from '@portal/kernel/internal'
import { useEffect } from 'react'
import { leaveQuestionAtom } from './leave-question.atom'

const keptElsewhere = () => undefined

/** Asks before a page with something to lose is left, by a link or by closing the tab. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom)
  // The form that the question is about keeps what was typed.
  useVersionHold(question !== null, keptElsewhere)
  // Read from the store and not from the render: a page lifts its question and navigates in the same breath.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      portalStore.get(leaveQuestionAtom) !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (question === null) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [question])
  const leave = () => {
    portalStore.set(leaveQuestionAtom, null)
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
