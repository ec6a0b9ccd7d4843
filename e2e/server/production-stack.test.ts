import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { mapsBeside } from '@portal/build/releases/public'
import { sourceStack } from '@portal/build/stack/source-stack'
import { PortalFiles } from '../fixtures/portal-files'
import { root } from '../fixtures/portal-process'

const files = join(root, 'dist/portal')
const portal = new PortalFiles(files)

/** The scripts of a served folder, newest first: those of builds before this one stay for tabs that run them. */
function scriptsOf(folder: string): string[] {
  const builtAt = (file: string) => statSync(join(files, folder, file)).mtimeMs
  const scripts = readdirSync(join(files, folder)).filter((each) => each.endsWith('.js'))
  return scripts.toSorted((one, other) => builtAt(other) - builtAt(one))
}

/** Where a text stands in the scripts of a served folder, as a browser writes it. */
function placeOf(text: string, folder: string): string {
  for (const file of scriptsOf(folder)) {
    const [before, after] = readFileSync(join(files, folder, file), 'utf8').split(text)
    if (after === undefined) continue
    const lines = before!.split('\n')
    const path = join('/investors', folder, file)
    return `    at f (https://portal.example${path}:${lines.length}:${lines.at(-1)!.length + 1})`
  }
  throw new Error(`"${text}" is in no script of ${folder}`)
}

const auth = () => portal.release('mfe-auth').version

test.each([
  ['a remote', () => `remotes/mfe-auth/${auth()}`, 'auth/login', /^mfe-auth\/src\//],
  ['the shell', () => relative(files, portal.shellFolder), 'portal-mode', /^shell\/src\//],
  [
    'a remote on a page of its own',
    () => `standalone/mfe-auth/${auth()}`,
    'portal-outage',
    /^hosts\/src\/standalone\/standalone-boot\.ts:/,
  ],
  ['a part of another page', () => 'embed', 'second element', /^hosts\/src\/embed\/bootstrap\.ts:/],
  ['the service worker', () => '.', 'portal-files', /^shell\/src\/service-worker\/worker\.ts:/],
])(
  'the build of %s keeps maps by which a stack of it is read, and serves none',
  (_, folder, text, source) => {
    const [line = '', ...others] = sourceStack([placeOf(text, folder())], mapsBeside(files))
    expect(line.replace('    at ', '')).toMatch(source)
    // The place is in our own code, so the lines around it follow.
    expect(others.join('\n')).toContain(text)
    const served = readdirSync(join(files, folder()))
    expect(served.filter((file) => file.endsWith('.map'))).toEqual([])
  },
)
