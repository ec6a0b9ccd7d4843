import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { EndedSpan } from './trace'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

interface Spans {
  record(span: EndedSpan): void
  /** Sends what is left. */
  stop(): Promise<void>
}

/**
 * Sends spans by OTLP over HTTP to where `OTEL_EXPORTER_OTLP_ENDPOINT` says; the exporter reads that and its other variables
 * itself. A part of the traces is whole or not there: which, their ids decide, on every process alike and whatever a caller
 * wishes.
 */
export function sendSpans(ratio: number, exporter: SpanExporter = new OTLPTraceExporter()): Spans {
  let next = { traceId: '', spanId: '' }
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'investor-portal' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
  })
  const tracer = provider.getTracer('portal')
  return {
    record({ name, kind, attributes, context, parentId, began, ended, failure }) {
      next = context
      const options = { kind: kinds[kind], attributes, startTime: began }
      const span = tracer.startSpan(name, options, below(context.traceId, parentId))
      if (failure) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', failure)
      }
      span.end(ended)
    },
    stop: () => provider.shutdown(),
  }
}

const below = (traceId: string, spanId: string | undefined): Context =>
  spanId
    ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    : ROOT_CONTEXT
