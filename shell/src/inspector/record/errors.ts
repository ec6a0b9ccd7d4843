import { blameOf, type Blamed, loadedMarkName } from '@portal/kernel/internal'
import { failureEventName } from '../../telemetry/report-failure'

/** An error by its name and place. Its text may repeat what somebody typed, so it stays in the browser's console. */
export interface ErrorRecord extends Blamed {
  id: number
  at: number
  name: string
  /** The stage of a failure, or the place in the code. */
  where: string
}

interface Detail {
  remote: string
  version: string
  code?: string
  stage?: string
}

const mostErrors = 50
const firstPlace = /[^/\s(]+\.js:\d+:\d+/

/** When a moment of the page's own clock was, in milliseconds since 1970. */
const dayTime = (milliseconds: number) => performance.timeOrigin + milliseconds

/** The failures that the portal tells of, those of before the inspector too, and the errors that nobody handled from now on. */
export function createErrorLog(changed: () => void, happened: (name: string, from: string) => void) {
  const errors: ErrorRecord[] = []
  let lastId = 0

  function add(error: Omit<ErrorRecord, 'id'>): void {
    errors.unshift({ ...error, id: (lastId += 1) })
    errors.splice(mostErrors)
    changed()
  }

  function addMark({ name, startTime, detail }: PerformanceMark): void {
    const { remote, version, code = '', stage = '' } = detail as Detail
    happened(name === loadedMarkName ? `${remote} came up` : `failure ${code}`, remote)
    if (name === failureEventName) add({ at: dayTime(startTime), name: code, where: stage, remote, version })
  }

  function addUnhandled(cause: unknown, file = ''): void {
    const error = cause instanceof Error ? cause : undefined
    const stack = `${error?.stack ?? ''}\n${file}`
    const where = firstPlace.exec(stack)?.[0] ?? 'unknown place'
    add({ at: Date.now(), name: error?.name ?? 'No Error object', where, ...blameOf(stack) })
  }

  return {
    errors: errors as readonly ErrorRecord[],
    /** Begins; what ends it goes into the list. */
    start(ends: (() => void)[]): void {
      const observer = new PerformanceObserver((list) =>
        list
          .getEntries()
          .filter(({ name }) => [loadedMarkName, failureEventName].includes(name))
          .forEach((mark) => addMark(mark as PerformanceMark)),
      )
      observer.observe({ type: 'mark', buffered: true })
      const onError = ({ error, message, filename }: ErrorEvent) => {
        if (error !== undefined || message) addUnhandled(error, filename)
      }
      const onRejection = ({ reason }: PromiseRejectionEvent) => addUnhandled(reason)
      addEventListener('error', onError)
      addEventListener('unhandledrejection', onRejection)
      ends.push(() => {
        observer.disconnect()
        removeEventListener('error', onError)
        removeEventListener('unhandledrejection', onRejection)
      })
    },
  }
}
