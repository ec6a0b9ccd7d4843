import { bringWords, chooseLanguage, staticPart } from '@portal/kernel/first-screen'
import remote from 'portal-remote'
import type { ComponentType } from 'react'

// Run by a build, in Node: prints the pages at the paths that it is called with as JSON, path to HTML; those of another
// language than English with that before the path: "hi/auth/login".
// What nearly every browser has, and pages ask for before they draw.
Object.assign(globalThis, { PublicKeyCredential: () => undefined })

interface PageModule {
  default: ComponentType
  /** Of a page behind the log-in: what shows of it while it is on its way. */
  WaitingScreen?: ComponentType
}

async function htmlOf(path: string): Promise<string> {
  const page = remote.routes.find((route) => `/${route.path}` === path)
  if (!page)
    throw new Error(`${remote.name} has no page at ${path}, which its package names as a first screen`)
  const { default: Page, WaitingScreen }: PageModule = await page.page()
  const Screen = page.handle.access === 'public' ? Page : WaitingScreen
  if (!Screen) throw new Error(`${path} shows only to who has logged in, and its module has no WaitingScreen`)
  return staticPart(<Screen />, path)
}

const languagesOf = ({ words = {} }: typeof remote) => Object.keys(words) as (keyof typeof words)[]

const pages: Record<string, string> = {}
await bringWords(remote.name, remote.words)
for (const language of ['en', ...languagesOf(remote)] as const) {
  await chooseLanguage(language)
  for (const path of process.argv.slice(2))
    pages[language === 'en' ? path : language + path] = await htmlOf(path)
}
process.stdout.write(JSON.stringify(pages), () => process.exit())
