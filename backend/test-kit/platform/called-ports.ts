import { Registry } from 'prom-client'
import { measureProviders } from '../../src/platform/provider-call'

async function callsByPort(): Promise<Map<string, number>> {
  const register = new Registry()
  measureProviders(register)
  const [figure] = await register.getMetricsAsJSON()
  const calls = new Map<string, number>()
  for (const { labels, value } of figure?.values ?? []) {
    const port = String(labels.port)
    calls.set(port, (calls.get(port) ?? 0) + value)
  }
  return calls
}

/** The ports at which figures count a call of a provider while this is done. */
export async function portsCalledBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await callsByPort()
  await work()
  const after = await callsByPort()
  return [...after].filter(([port, calls]) => calls > (before.get(port) ?? 0)).map(([port]) => port)
}
