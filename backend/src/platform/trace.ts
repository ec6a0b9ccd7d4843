import { AsyncLocalStorage } from 'node:async_hooks'
import { codeOfTrace, newSpanId, newTraceId, randomLetters } from '@portal/contracts/wire/support-code'
import { codeOfError } from './error-code'

/** What runs now belongs to: a trace, and the span in it that is open. */
export interface TraceContext {
  traceId: string
  spanId: string
  /** Names the call that all of it began with; work that no call began, as that of a job, has none. */
  requestId?: string
  /** Whether no span was begun in it yet. */
  isNew?: boolean
}

type Kind = 'server' | 'client' | 'consumer' | 'internal'
export type Attributes = Record<string, string | number>

/** A span that ended. Its name and attributes are ours: no value of a call, a statement or a provider is in them. */
export interface EndedSpan {
  name: string
  kind: Kind
  attributes: Attributes
  context: TraceContext
  /** The span that it belongs below; a trace begins where there is none. */
  parentId?: string
  /** Milliseconds since 1970. */
  began: number
  ended: number
  /** In codes alone. */
  failure?: string
}

const current = new AsyncLocalStorage<TraceContext>()
let recordSpan: ((span: EndedSpan) => void) | undefined

/** Where spans go from now on: to nobody, which costs nothing, unless an installation wants them. */
export const recordSpansBy = (record: typeof recordSpan): void => void (recordSpan = record)

/** Whether anybody wants spans. */
export const isTracing = (): boolean => recordSpan !== undefined

export const currentTrace = (): TraceContext | undefined => current.getStore()

/** Runs something as a part of a trace. */
export const withinTrace = <T>(context: TraceContext, run: () => T): T => current.run(context, run)

/** A trace that begins here. */
export const newTrace = (): TraceContext => ({
  traceId: newTraceId(randomLetters()),
  spanId: newSpanId(),
  isNew: true,
})

const milliseconds = () => performance.timeOrigin + performance.now()

/** Reports a span that ended just now, and of how long it took. */
export function reportSpan(span: Omit<EndedSpan, 'began' | 'ended'>, tookMs: number): void {
  if (!recordSpan) return
  const ended = milliseconds()
  recordSpan({ ...span, began: ended - tookMs, ended })
}

interface SpanStart {
  name: string
  kind?: Kind
  attributes?: Attributes
}

/**
 * Does work as one span of the current trace; of a trace of its own where there is none. What throws has failed, and what
 * `failureOf` says of what is done.
 */
export const inSpan = <T>(
  start: SpanStart,
  work: () => Promise<T>,
  failureOf?: (done: T) => string | undefined,
): Promise<T> => (recordSpan ? recorded(start, work, failureOf) : work())

async function recorded<T>(
  { name, kind = 'internal', attributes = {} }: SpanStart,
  work: () => Promise<T>,
  failureOf: (done: T) => string | undefined = () => undefined,
): Promise<T> {
  const { isNew, ...parent } = current.getStore() ?? newTrace()
  const context: TraceContext = { ...parent, spanId: newSpanId() }
  const span = { name, kind, attributes, context, ...(!isNew && { parentId: parent.spanId }) }
  const began = performance.now()
  try {
    const done = await current.run(context, work)
    const failure = failureOf(done)
    reportSpan({ ...span, ...(failure && { failure }) }, performance.now() - began)
    return done
  } catch (error) {
    reportSpan({ ...span, failure: codeOfError(error) }, performance.now() - began)
    throw error
  }
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

/**
 * The trace and the span that a call says it belongs to (W3C Trace Context), where its trace was begun by a page of ours. Any
 * other caller's, that of a provider or of a proxy, begins here: else there was no support code.
 */
export function traceOfHeader(header: unknown): { traceId: string; spanId: string } | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && traceparent.exec(header)) || []
  return traceId && spanId && codeOfTrace(traceId) ? { traceId, spanId } : undefined
}

/** What names a call in log lines and rows: its trace, and its own span in that. */
export const requestIdOf = ({ traceId, spanId }: TraceContext): string => `${traceId}-${spanId}`

const named = /^([0-9a-f]{32})-([0-9a-f]{16})$/

/** The trace that such a name tells of. */
export function traceOfRequestId(requestId: string | null): TraceContext | undefined {
  const [, traceId, spanId] = named.exec(requestId ?? '') ?? []
  return traceId && spanId ? { traceId, spanId, requestId: `${traceId}-${spanId}` } : undefined
}

/** How a row names the span that wrote it; null outside of any. */
export function currentSpanName(): string | null {
  const context = current.getStore()
  return context ? requestIdOf(context) : null
}
