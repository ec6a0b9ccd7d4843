import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

export interface NewRemote {
  name: string
  /** Its name without "mfe-". */
  short: string
  prefix: string
  owner: string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The files of a new remote, by their path in its folder. */
export function filesOfRemote({ name, short, prefix, owner }: NewRemote): [path: string, text: string][] {
  const page = capital(short)
  return [
    ['package.json', packageJson(name, prefix, owner)],
    ['tsconfig.json', readFileSync(join(root, 'mfe-auth/tsconfig.json'), 'utf8')],
    ['jest.config.cjs', `module.exports = require('@portal/build/jest.cjs')('${name}', 'browser')\n`],
    ['README.md', readme(name, prefix, owner)],
    ['CHANGELOG.md', changelog(name)],
    ['src/remote.tsx', remote(name, prefix, short, page)],
    ['src/entries.ts', entries(prefix, page)],
    ['src/lifecycles.ts', readFileSync(join(root, 'mfe-auth/src/lifecycles.ts'), 'utf8')],
    ['src/conformance.test.ts', readFileSync(join(root, 'mfe-auth/src/conformance.test.ts'), 'utf8')],
    [`src/${short}/${short}.page.tsx`, firstPage(page)],
    [`src/${short}/${short}.test.tsx`, pageTest(short, page)],
  ]
}

/** What is read of the package that a new one is like. */
interface Model {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  portal: { kernel: string }
}

const changelog = (name: string) => `# Changelog of ${name}

What changed for those who use or run it, newest first: a heading for each day, a line for each change.
`

/** What its first page uses: every library that is declared must be used. */
const ofFirstPage = ['@portal/kernel', 'react', 'react-dom']

function packageJson(name: string, prefix: string, owner: string) {
  const like: Model = JSON.parse(readFileSync(join(root, 'mfe-auth/package.json'), 'utf8'))
  // Of the model's settings only the kernel: its pages of before the log-in are none of the new one's.
  const portal = { owner, prefixes: [prefix], kernel: like.portal.kernel }
  delete like.devDependencies['@testing-library/user-event']
  const own = Object.entries(like.dependencies).filter(([library]) => ofFirstPage.includes(library))
  const about = { ...like, name: `@portal/${name}`, version: '1.0.0', dependencies: Object.fromEntries(own) }
  return `${JSON.stringify({ ...about, portal }, null, 2)}\n`
}

const remote = (
  name: string,
  prefix: string,
  short: string,
  page: string,
) => `import { defineRemote } from '@portal/kernel'

export default defineRemote({
  name: '${name}',
  routes: [
    {
      path: '${prefix.slice(1)}',
      handle: { title: '${page}', access: 'investor' },
      page: () => import('./${short}/${short}.page'),
    },
  ],
})
`

const entries = (prefix: string, page: string) => `import type { RemoteEntries } from '@portal/kernel'

/** What MY INVESTMENTS, the menu of narrow screens and the search offer: read when the remote is built. */
export default {
  navigation: [{ label: '${page}', to: '${prefix}', icon: 'document', at: { investments: 60, more: 70 } }],
  search: [{ name: '${page}', keywords: '${page.toLowerCase()}', to: '${prefix}', at: 300 }],
} satisfies RemoteEntries
`

const firstPage = (page: string) => `import { Card, Page, useInvestor } from '@portal/kernel'

/** The first page: greets the investor by the name that the session holds. */
export default function ${page}Page() {
  const { name } = useInvestor()
  return (
    <Page title="${page}">
      <Card title={\`Welcome, \${name}\`}>
        <p>You are logged in, and this page is yours.</p>
      </Card>
    </Page>
  )
}
`

const pageTest = (short: string, page: string) => `import { signIn } from '@portal/kernel'
import { render, screen } from '@testing-library/react'
import { demoSession } from '@portal/testing/samples'
import ${page}Page from './${short}.page'

test('greets the investor by name', () => {
  signIn(demoSession)
  render(<${page}Page />)
  expect(screen.getByRole('heading', { level: 1, name: '${page}' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Welcome, Asha Verma' })).toBeVisible()
})
`

export const readme = (name: string, prefix: string, owner: string) => `# ${name}

- Owner: squad ${owner}
- Routes: \`${prefix}\`, in \`portal.prefixes\` of [package.json](package.json); the pages are in [src/remote.tsx](src/remote.tsx). A page that others link to gets a name in [contracts/routes.ts](../shared-kernel/contracts/wire/routes.ts), and is reached by \`href(routes.…)\`
- Menu entry and search: [src/entries.ts](src/entries.ts). They come with the release, and go with it
- Storage keys: none yet. What it keeps in the browser gets a row in [storage-table.ts](../shared-kernel/runtime/session/storage-table.ts) and is used by \`readStored\` and \`writeStored\`; drafts: \`draftAtom\`
- Budget: [budgets.json](../budgets.json); \`npm run budgets\` says what is used, and raises it with a reason

\`\`\`
npm run dev -- ${name}            # this remote from source against the built rest
cd ${name} && npx jest            # its tests, and the conformance suite in all three hosts
npm run release -- ${name}        # builds it and gives it to everybody; --percent 10: to some first
npm run rollback -- ${name}       # the version before, from the next page load on
\`\`\`

How the page gets to an investor: the release puts a line into \`remotes.json\`; the shell, which does not change, reads it at the next page load, sees who owns \`/investors${prefix}\`, and fetches this remote when that address is opened. The deployed shell must have every name that it takes from the kernel; the release says so where one is missing.

Alone on a page: \`/investors/standalone/${name}${prefix}\`, by a link from the sandbox console. In other pages: [embedding](../docs/embedding.md). Canaries, pins, revoked versions: [releasing](../docs/releasing.md).
`
