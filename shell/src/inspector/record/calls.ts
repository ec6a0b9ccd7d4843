import { codeOfTrace } from '@portal/contracts/wire/support-code'
import { ApiError } from '@portal/kernel'
import type { FollowTry } from '@portal/kernel/internal'

/** One try of a call, without its body, its headers and its answer. */
export interface CallRecord {
  id: number
  /** As the contract writes it: parameters stay names. */
  path: string
  /** In milliseconds since 1970. */
  at: number
  /** 1 for the first; more where the call was repeated with a new token, a new key or after a lost answer. */
  attempt: number
  /** By the code that called; absent where it went through the kernel's cache. */
  remote?: string
  /** Whose page was on screen. */
  page: string
  traceId?: string
  supportCode?: string
  /** Absent while it is under way; 0 where no answer came. */
  status?: number
  code?: string
  milliseconds?: number
}

export const mostCalls = 50

const remoteFile = /\/remotes\/(mfe-[a-z]+)\/[\w.-]+\/[^/\s]+\.js/

/** Whose code stands on the stack at this moment; the kernel's own, which stands above it, says nothing. */
export function remoteOnStack(stack = stackNow()): string | undefined {
  return remoteFile.exec(stack)?.[1]
}

/** Deeper than browsers look by themselves. */
function stackNow(): string {
  const deep = Error as { stackTraceLimit?: number }
  const before = deep.stackTraceLimit
  deep.stackTraceLimit = 40
  const stack = new Error().stack ?? ''
  if (before !== undefined) deep.stackTraceLimit = before
  return stack
}

function traceFacts(trace: string | undefined): Pick<CallRecord, 'traceId' | 'supportCode'> {
  const traceId = trace?.split('-')[1]
  const supportCode = traceId && codeOfTrace(traceId)
  return { ...(traceId && { traceId }), ...(supportCode && { supportCode }) }
}

/** Keeps the last calls, the newest first. `whosePage` says what is on screen, `changed` hears of every step. */
export function createCallLog(whosePage: () => string, changed: () => void) {
  const calls: CallRecord[] = []
  let lastId = 0

  function call(path: string): FollowTry {
    const remote = remoteOnStack()
    const page = whosePage()
    let attempt = 0
    return async (send, trace) => {
      attempt += 1
      lastId += 1
      const record: CallRecord = {
        ...{ id: lastId, path, at: Date.now(), attempt, page },
        ...(remote && { remote }),
        ...traceFacts(trace),
      }
      calls.unshift(record)
      calls.splice(mostCalls)
      changed()
      const began = performance.now()
      try {
        const answer = await send()
        record.status = answer.status
        if (answer.resultInfo) record.code = answer.resultInfo.resultCodeId
        return answer
      } catch (error) {
        record.status = error instanceof ApiError ? error.status : 0
        record.code = error instanceof ApiError ? error.code : 'UNKNOWN'
        throw error
      } finally {
        record.milliseconds = Math.round(performance.now() - began)
        changed()
      }
    }
  }

  return { calls: calls as readonly CallRecord[], call }
}
