import { inSpan } from './trace'

interface Connection {
  query: unknown
}

type Query = (...sent: unknown[]) => unknown

/** A text of SQL as it may be shown: one line, and "?" for what would be a value. */
export function shapeOfStatement(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$])\d[\d.]*/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000)
}

const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)"?/i

/** "select orders": what a statement does, and the first table that it names. */
export function nameOfStatement(text: string): string {
  const verb = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const of = table.exec(text)?.[1]
  return of ? `${verb} ${of}` : verb
}

function textOf(sent: unknown): string {
  return typeof sent === 'string' ? sent : String((sent as { text?: unknown } | undefined)?.text ?? '')
}

/** Makes each statement that is sent by a connection or a pool a span: its shape, and never its values. */
export function traceStatements(connection: Connection): void {
  const send = (connection.query as Query).bind(connection)
  const query: Query = (...sent) => {
    // The pool's own way, whose statement is a span already.
    if (typeof sent.at(-1) === 'function') return send(...sent)
    const text = textOf(sent[0])
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shapeOfStatement(text) }
    return inSpan({ name: nameOfStatement(text), kind: 'client', attributes }, async () => send(...sent))
  }
  connection.query = query
}
