import type { IncomingMessage } from 'node:http'
import { codeOfTrace, newSpanId } from '@portal/contracts/wire/support-code'
import type { FastifyInstance } from 'fastify'
import { newTrace, requestIdOf, reportSpan, traceOfHeader, traceOfRequestId, withinTrace } from './trace'

/** Names a call by the trace of the click that it follows, where its page told of one. */
export function nameOfCall({ headers }: IncomingMessage): string {
  const { traceId } = traceOfHeader(headers.traceparent) ?? newTrace()
  return requestIdOf({ traceId, spanId: newSpanId() })
}

/** What an investor may tell the helpline of a call. */
export const supportCodeOf = (requestId: string): string | undefined => codeOfTrace(requestId.slice(0, 32))

/** Makes each call a part of its trace, and one span: its route as the contract has it, without any of its values. */
export function traceCalls(app: FastifyInstance): void {
  // After the body was read, whose events know nothing of the call.
  app.addHook('preHandler', (request, _reply, done) => {
    const context = traceOfRequestId(request.id)
    if (context) withinTrace(context, done)
    else done()
  })
  app.addHook('onResponse', async ({ id, method, routeOptions, headers }, { statusCode, elapsedTime }) => {
    const context = traceOfRequestId(id)
    if (!context) return
    const route = routeOptions.url ?? 'none'
    const parent = traceOfHeader(headers.traceparent)
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'portal.support_code': supportCodeOf(id) ?? '',
    }
    reportSpan(
      {
        ...{ name: `${method} ${route}`, kind: 'server', attributes, context },
        ...(parent && { parentId: parent.spanId }),
        ...(statusCode >= 500 && { failure: String(statusCode) }),
      },
      elapsedTime,
    )
  })
}
