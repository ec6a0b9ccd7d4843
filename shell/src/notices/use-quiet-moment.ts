import { useNavigation } from '@portal/kernel'
import { isVersionHeld } from '@portal/kernel/internal'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useInFlow } from '../page/use-in-flow'
import { isLeaving } from '../sign-out/leave'
import { isQuietMoment } from './quiet-moment'
import { watchDoing } from './watch-doing'

const lookEveryMs = 200

/** Watches from the start; true from the first quiet moment on at which something waits to be shown. */
export function useQuietMoment(waiting: boolean): boolean {
  const [came, setCame] = useState(false)
  const inFlow = useInFlow()
  const changing = useNavigation().state !== 'idle'
  const page = useRef({ waiting, inFlow, changing })
  useEffect(() => void (page.current = { waiting, inFlow, changing }))
  useEffect(() => {
    if (came) return
    const watch = watchDoing()
    const look = () => {
      if (!page.current.waiting) return
      const underWay = page.current.inFlow || isVersionHeld()
      const leaving = page.current.changing || isLeaving()
      // In one go: no press may come between the look and what it lets open.
      if (isQuietMoment({ ...watch.now(), underWay, leaving })) flushSync(() => setCame(true))
    }
    const timer = setInterval(look, lookEveryMs)
    return () => {
      clearInterval(timer)
      watch.stop()
    }
  }, [came])
  return came
}
