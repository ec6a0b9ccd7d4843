import {
  ApiError,
  downloadFile,
  genericMessage,
  message,
  saveFile,
  useHost,
  useQueryClient,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { fileApi } from '@portal/contracts/wire/file'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import { statementApi, type StatementRequest } from '@portal/contracts/statements/statement'
import { useEffect, useRef, useState } from 'react'
import { makeStatement } from './statement.api'

type Requested = RequestOf<typeof statementApi.request>

export interface StatementMaker {
  /** Percent of the one that is being made; undefined while none is. */
  progress: number | undefined
  delivery: Requested['delivery'] | undefined
  /** Why the last one could not be had. */
  failure: string | undefined
  make(requested: Requested): Promise<void>
  /** One that is ready, once more. */
  fetchAgain(statement: StatementRequest): Promise<void>
}

/** How it ended, in words; neither where nobody waits any more. */
interface Outcome {
  done?: string
  failure?: string
}

const notMade = (): Outcome => ({ failure: t`We could not make this statement. Try again in a minute.` })

const failureOf = (error: unknown): Outcome => ({
  failure: error instanceof ApiError ? error.message : genericMessage(),
})

async function outcomeOf(made: StatementRequest | undefined): Promise<Outcome> {
  if (!made) return {}
  if (made.state === 'sent') return { done: message('statementSent') }
  if (made.state !== 'ready') return notMade()
  saveFile(await downloadFile(fileApi.statement, made.statementId), made.fileName ?? t`Statement`)
  return { done: message('statementDownloaded') }
}

/** Has statements made, downloads those that are ready, and says what became of each. */
export function useStatementMaker(): StatementMaker {
  const host = useHost()
  const client = useQueryClient()
  const [state, setState] = useState<Pick<StatementMaker, 'progress' | 'delivery' | 'failure'>>({
    progress: undefined,
    delivery: undefined,
    failure: undefined,
  })
  const left = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])

  const attempt = async (delivery: Requested['delivery'], work: () => Promise<Outcome>) => {
    setState({ progress: 0, delivery, failure: undefined })
    const { done, failure } = await work().catch(failureOf)
    if (done) host.toast({ type: 'success', message: done })
    if (left.current.signal.aborted) return
    setState({ progress: undefined, delivery: undefined, failure })
    void client.invalidateQueries({ queryKey: [statementApi.recent.path] })
  }

  return {
    ...state,
    make: (requested) =>
      attempt(requested.delivery, async () => {
        const onProgress = ({ progress }: StatementRequest) => setState((now) => ({ ...now, progress }))
        return outcomeOf(await makeStatement(requested, onProgress, left.current.signal))
      }),
    fetchAgain: (statement) => attempt('DOWNLOAD', () => outcomeOf(statement)),
  }
}
