import { staticPart } from '@portal/kernel/first-screen'
import remote from 'portal-remote'

// Run by a build, in Node: prints the pages at the paths that it is called with as JSON, path to HTML.
// What nearly every browser has, and pages ask for before they draw.
Object.assign(globalThis, { PublicKeyCredential: () => undefined })

async function htmlOf(path: string): Promise<[path: string, html: string]> {
  const page = remote.routes.find((route) => `/${route.path}` === path)
  if (!page)
    throw new Error(`${remote.name} has no page at ${path}, which its package names as a first screen`)
  if (page.handle.access !== 'public') throw new Error(`${path} shows only to who has logged in`)
  const { default: Page } = await page.page()
  return [path, staticPart(<Page />, path)]
}

const pages = await Promise.all(process.argv.slice(2).map(htmlOf))
process.stdout.write(JSON.stringify(Object.fromEntries(pages)), () => process.exit())
