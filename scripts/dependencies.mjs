import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { packages, root } from './packages.mjs'

function* codeBelow(folder, skipped = ['node_modules', 'dist', '.data']) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!skipped.includes(entry.name)) yield* codeBelow(path, skipped)
    } else if (/\.(tsx?|mjs|cjs|mts|js|css)$/.test(entry.name)) yield path
  }
}

export const help = `npm run dependencies

Fails for a library that a package declares and nothing in it uses.`

/** `npm run dependencies`: fails for a library that a package declares and nothing in it uses. */
export default async function run() {
  const checkFile = '../shared-kernel/tooling/dependencies/unused-dependencies.ts'
  const { importedIn, unusedOf } = await tsImport(checkFile, import.meta.url)
  const declaredAnywhere = new Set()
  const complaints = []
  for (const name of ['.', ...packages()]) {
    const folder = join(root, name)
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
    const files =
      name === '.' ? codeBelow(folder, ['node_modules', 'dist', '.data', ...packages()]) : codeBelow(folder)
    const imported = new Set([...files].flatMap((file) => importedIn(file, readFileSync(file, 'utf8'))))
    for (const each of declared) declaredAnywhere.add(each)
    for (const each of unusedOf(declared, imported)) complaints.push(`${join(name, 'package.json')}: ${each}`)
  }
  for (const each of catalog())
    if (!declaredAnywhere.has(each)) complaints.push(`pnpm-workspace.yaml: ${each}`)
  if (!complaints.length) return console.log('Every library that is declared is used')
  console.error(`Declared, but used nowhere; take them out:\n${complaints.join('\n')}`)
  process.exitCode = 1
}

/** The names in the catalog of the workspace. */
function catalog() {
  const [, entries = ''] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\ncatalog:\n')
  return [...entries.matchAll(/^ {2}'?([^':\s]+)'?:/gm)].map(([, name]) => name)
}
