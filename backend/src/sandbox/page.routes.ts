import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const files = [
  ['/sandbox', 'console.html', 'text/html; charset=utf-8'],
  ['/sandbox/console.css', 'console.css', 'text/css; charset=utf-8'],
  ['/sandbox/console.js', 'console.js', 'text/javascript; charset=utf-8'],
] as const

/** The console's page and its two files. */
export function registerConsolePage(app: FastifyInstance): void {
  for (const [url, name, type] of files) {
    const content = readFileSync(fileURLToPath(new URL(`./page/${name}`, import.meta.url)), 'utf8')
    app.get(url, async (_request, reply) => reply.type(type).send(content))
  }
}
