// @reads-all-packages: the parts of the benchmark
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'

const root = join(__dirname, '../../..')
const script = join(root, 'scripts/end-with-parent.mjs')
afterAll(removeTemporaryFolders)

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A process that works for ever below a parent as npm is, which ends at a signal and tells nobody. */
async function belowParent(throughShell: boolean) {
  const file = join(temporaryFolder('below'), 'works.mjs')
  writeFileSync(file, 'console.log(process.pid)\nsetInterval(() => undefined, 1000)\n')
  const command = `"${process.execPath}" --import "${script}" "${file}"`
  const call = throughShell
    ? `spawn('sh', ['-c', ${JSON.stringify(`${command}; true`)}]`
    : `spawn(process.execPath, ${JSON.stringify(['--import', script, file])}`
  const program = `require('node:child_process').${call}, { stdio: 'inherit' })`
  const parent = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, pid: Number(String(line)) }
}

test.each([
  ['directly', false],
  ['through a shell', true],
])('a process that npm runs %s ends when npm does, and not before', async (_, throughShell) => {
  const { parent, pid } = await belowParent(throughShell)
  await pause(1200)
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  while (isAlive(pid)) await pause(50)
})

test('what the benchmark is made of can be imported without anything that goes on', () => {
  const parts = [
    'compare-pages',
    'growth',
    'health-under-log-ins',
    'large-data-set',
    'lighthouse',
    'server-figures',
  ]
  const program = parts.map((name) => `await import('./bench/${name}.ts')`).join('\n')
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  execFileSync(process.execPath, args, { cwd: join(root, 'e2e'), timeout: 120_000 })
})
