import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteRelease, usageFile } from '@portal/contracts/manifest'
import { temporaryFolder } from '../../testing/temporary-folder'
import { integrityOf, releaseFile } from '../release-files'

/** A folder as a build leaves it: an entry, a page and a slot with their chunks, what they take from the kernel, and a description. */
export function builtRemote(
  version: string,
  code = version,
  name = 'mfe-auth',
  names: string[] = [],
  entryCode = `run(${JSON.stringify(code)})`,
) {
  const folder = temporaryFolder('built')
  const file = (fileName: string, text: string) => {
    writeFileSync(join(folder, fileName), text)
    return {
      href: `/investors/remotes/${name}/${version}/${fileName}`,
      integrity: integrityOf(join(folder, fileName)),
    }
  }
  const entry = file('entry.js', entryCode)
  const release: RemoteRelease = {
    name,
    version,
    entry: entry.href,
    integrity: entry.integrity,
    preload: [file('shared.js', 'shared')],
    styles: [],
    pages: [{ path: '/auth/login', preload: [file('login.js', 'login')], styles: [] }],
    slots: [{ name: 'create-folio', preload: [file('slot.js', 'slot')], styles: [] }],
    prefixes: ['/auth'],
    kernel: '^1.0.0',
  }
  writeFileSync(join(folder, usageFile), JSON.stringify({ names }))
  writeFileSync(join(folder, releaseFile), JSON.stringify(release))
  return { folder, release }
}
