import type { PoolClient, QueryConfig } from 'pg'

/** As many as a process prepares on each connection; texts beyond these are planned anew each time. */
const most = 400
const names = new Map<string, string>()
const seen = new Set<string>()

/** The name of a text that comes a second time; lists of many lengths would fill the server with statements sent once. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= most) return known
  if (seen.has(text)) names.set(text, `portal ${names.size + 1}`)
  else seen.add(text)
  if (seen.size > 10 * most) seen.clear()
  return names.get(text)
}

/**
 * Has a connection prepare what it is sent again and again: PostgreSQL reads such a statement once and, where that is as
 * good, plans it once. Without values a statement goes the shorter way, in one message.
 */
export function prepareRepeated(client: PoolClient): void {
  const send = client.query.bind(client) as (...sent: unknown[]) => unknown
  const query = (config: QueryConfig | string, values?: unknown[], ...rest: unknown[]) => {
    const name = typeof config === 'object' && values?.length ? nameOf(config.text) : undefined
    return send(name ? { ...(config as QueryConfig), name } : config, values, ...rest)
  }
  client.query = query as typeof client.query
}
