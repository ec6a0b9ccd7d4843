import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { PortalLink } from '../navigation/public'
import { StoreProvider } from '../state/public'
import { LinkProvider, PageTitleProvider } from '@portal/ui'

export { bringWords, chooseLanguage } from '../words/public'

const basename = '/investors'

/**
 * A part of a first screen as HTML, made when it is built: it shows before any code has come, and React draws the same in
 * its place. The browser sends no form of it (`FormElement`): one that is sent as a page puts a password into the address.
 * @throws Error for a part with style attributes, which the page's policy refuses
 */
export function staticPart(part: ReactNode, path: string): string {
  const html = renderToStaticMarkup(
    <StoreProvider>
      <LinkProvider value={PortalLink}>
        <PageTitleProvider value={() => undefined}>
          <StaticRouter basename={basename} location={basename + path}>
            {part}
          </StaticRouter>
        </PageTitleProvider>
      </LinkProvider>
    </StoreProvider>,
    { identifierPrefix: 'first-' },
  )
  if (/<[^>]* style="/.test(html)) throw new Error('A first screen has its styles in style sheets')
  return html
}
