import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const files = [
  ['/sandbox', 'console.html', 'text/html; charset=utf-8'],
  ['/sandbox/console.css', 'console.css', 'text/css; charset=utf-8'],
  ['/sandbox/console.js', 'console.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/back-office', 'back-office.html', 'text/html; charset=utf-8'],
] as const

/** One for what all sections of the page use, one a section, and the page's own. */
const sections = ['requests', 'transfers', 'queries', 'kyc', 'income', 'payouts', 'debits', 'reconciliation']
const backOffice = ['dom', ...sections, 'back-office'].map(
  (name) =>
    [
      `/sandbox/page/back-office/${name}.js`,
      `back-office/${name}.js`,
      'text/javascript; charset=utf-8',
    ] as const,
)

/** The pages of the console and of the back office, and their files. */
export function registerConsolePage(app: FastifyInstance): void {
  for (const [url, name, type] of [...files, ...backOffice]) {
    const content = readFileSync(fileURLToPath(new URL(`./page/${name}`, import.meta.url)), 'utf8')
    app.get(url, async (_request, reply) => reply.type(type).send(content))
  }
}
