import type { FastifyInstance } from 'fastify'
import type { Figures } from '@portal/contracts/support/figures'
import { textOf, words } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { inLanguage } from '../platform/language'
import type { Platform } from '../platform/module'
import { keptLanguage } from '../platform/page-words'
import { brand, helpline } from './brand'
import { figuresOn } from './figures'
import { type LegalPage, legalPages } from './legal-pages'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const pageOf = ({ label, paragraphs }: LegalPage, figures: Figures) => `<!doctype html>
<html lang="${words.language === 'en' ? words.intlLocale : words.language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(textOf(label))} · ${brand.name}</title>
    <link rel="icon" type="image/svg+xml" href="/investors/icon.svg">
    <link rel="stylesheet" href="/legal/legal.css">
  </head>
  <body>
    <header><a href="/investors/">${brand.name}</a></header>
    <main>
      <h1>${escaped(textOf(label))}</h1>
${paragraphs(figures)
  .map((paragraph) => `      <p>${escaped(paragraph)}</p>`)
  .join('\n')}
    </main>
    <footer>${brand.company} · CIN ${brand.cin} · ${escaped(t`Helpline ${helpline}`)}</footer>
  </body>
</html>
`

const styles = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #17293a; background: #f5f8fa; }
header { padding: 1rem 1.5rem; background: #033361; }
header a { color: #fff; font-weight: 700; text-decoration: none; }
header a:focus-visible { outline: 3px solid #f2a81d; outline-offset: 3px; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.5rem; }
h1 { line-height: 1.2; color: #033361; }
:lang(hi) body { line-height: 1.75; }
:lang(hi) h1 { line-height: 1.45; }
footer { padding: 1.5rem; text-align: center; font-size: .875rem; color: #46586a; }
@media (prefers-color-scheme: dark) {
  body { color: #dbe6ef; background: #071a2c; }
  h1 { color: #9cc7f0; }
  footer { color: #a9bccd; }
}
`

/** A browser comes by a plain address: the language is the one that it keeps. */
export function registerLegalPages(
  app: FastifyInstance,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
): void {
  const isHttps = config.publicUrl.startsWith('https:')
  for (const page of legalPages) {
    app.get(page.path, async ({ headers }, reply) => {
      const html = inLanguage(keptLanguage(headers.cookie, isHttps), () =>
        pageOf(page, figuresOn(clock.today())),
      )
      return reply.type('text/html; charset=utf-8').header('Vary', 'Cookie').send(html)
    })
  }
  app.get('/legal/legal.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))
}
