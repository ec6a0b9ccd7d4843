import { html, type Html } from './gateway/html'

/** Where every simulator finds its styles and scripts. */
const assetsPath = '/sandbox/providers/gateway/assets'

/** A page of a provider's simulator. */
export function page(title: string, body: Html, script?: string): string {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${assetsPath}/gateway.css" />
        ${script ? html`<script src="${assetsPath}/${script}" defer></script>` : ''}
      </head>
      <body>
        <main>${body}</main>
        <footer>Sandbox. Nothing here is real.</footer>
      </body>
    </html>`
  return markup
}

/** Trades the code of the address for a page of its own, at once; with a button where scripts do not run. */
export function enterPage(code: string, action: string): string {
  return page(
    'Opening the page',
    html`<h1>Opening the page</h1>
      <p class="quiet">This takes a moment.</p>
      <form method="post" action="${action}">
        <input type="hidden" name="code" value="${code}" />
        <button class="primary">Continue</button>
      </form>`,
    'enter.js',
  )
}

/** After Abandon, or when a page has nothing left to decide. */
export function endPage(heading: string, text: string, back: string | null): string {
  return page(
    heading,
    html`<h1>${heading}</h1>
      <p class="quiet">${text}</p>
      ${back ? html`<p><a href="${back}">Back to Neem Mutual Fund</a></p>` : ''}`,
  )
}
