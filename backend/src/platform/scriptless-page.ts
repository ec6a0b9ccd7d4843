import { helpline } from '@portal/contracts/catalogue/inner'
import type { Language } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { inLanguage } from './language'

interface Said {
  title: string
  /** HTML between the heading and the telephone number. */
  text: string
  /** HTML before the heading. */
  picture?: string
}

/** A page for where no script of ours runs: what is so, a way on, and whom to call. `say` is called in the language. */
export const scriptlessPage = (language: Language, say: () => Said): string =>
  inLanguage(language, () => {
    const { title, text, picture = '' } = say()
    return `<!doctype html>
<html lang="${language === 'en' ? 'en-IN' : language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Neem Mutual Fund</title>
    <link rel="icon" type="image/svg+xml" href="/investors/icon.svg">
    <link rel="stylesheet" href="/investors/offline.css">
  </head>
  <body>
    <main>
      ${picture}
      <h1>${title}</h1>
      ${text}
      <p>${t`Help:`} <a href="tel:${helpline.replace(/\D/g, '')}">${helpline}</a></p>
    </main>
  </body>
</html>
`
  })
