// `npm test -- --node 24`: whether the portal is built, started, logged in to and tested by another Node than this one.
import type { SpawnOptions } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { folderOfNode, versionsFor } from './other-nodes'
import { root } from './packages'

/** Quick tests of what leans most on Node: its crypto, its files and its sockets, and one remote's. */
const quickTests = [
  'shared-kernel/contracts/crypto/',
  'shared-kernel/build/test-',
  'backend/src/platform/config',
  'backend/src/platform/secret-files',
  'backend/src/platform/signature',
  'backend/src/identity/password',
  'mfe-mandate/src/words',
]

const steps: [name: string, args: string[]][] = [
  ['compiles', ['--import', 'tsx', 'scripts/compile-once.ts']],
  ['starts and is logged in to', ['--import', 'tsx', 'e2e/fixtures/log-in-once.ts']],
  // Not by its name in .bin, which sets paths to libraries that a package has not asked for.
  ['quick tests', ['node_modules/jest/bin/jest.js', '--silent', '--testPathPatterns', ...quickTests]],
]

type RunStep = (part: string, command: string, args: string[], options: SpawnOptions) => Promise<void>

/** Each step on each version, run and counted by its caller; what is deprecated there fails it. */
export async function testOnNodes(wanted: string, runStep: RunStep) {
  for (const version of versionsFor(wanted)) {
    const folder = folderOfNode(version)
    const env = {
      ...process.env,
      PATH: [folder, process.env.PATH].join(delimiter),
      NODE_OPTIONS: '--throw-deprecation',
    }
    const node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
    for (const [name, args] of steps)
      await runStep(`Node ${version}: ${name}`, node, args, { cwd: root, env })
  }
}
