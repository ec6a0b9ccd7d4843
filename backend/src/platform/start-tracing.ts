import type { Config } from './config'
import { passTracesToProviders } from './provider-call'
import { recordSpansBy } from './trace'

/** Sends traces where an installation named a collector; any other loads nothing for them. Answers what ends it. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<() => Promise<void>> {
  if (!tracing) return () => Promise.resolve()
  const { sendSpans } = await import('./open-telemetry')
  const { record, stop } = sendSpans(tracing.ratio)
  recordSpansBy(record)
  passTracesToProviders(tracing.passesTraces)
  return stop
}
