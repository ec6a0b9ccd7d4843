import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { lockFolder } from './folder-lock'
import { StartRefusal } from './start-refusal'

const contenderFile = fileURLToPath(new URL('../../dist/lock-contender.cli.mjs', import.meta.url))
const node = [process.execPath, contenderFile]
const ownNamespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const hasNamespaces = spawnSync('unshare', [...ownNamespace.slice(1), 'true']).status === 0

interface Contender {
  process: ChildProcess
  /** Sends a line and resolves with the answer to it. */
  ask(line: string): Promise<string>
}

const started: ChildProcess[] = []

function contender(command: readonly string[] = node): Contender {
  const [program, ...args] = command
  const child = spawn(program!, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  started.push(child)
  const answers = createInterface({ input: child.stdout })
  return {
    process: child,
    async ask(line) {
      const answer = once(answers, 'line')
      child.stdin.write(`${line}\n`)
      return (await answer)[0] as string
    },
  }
}

const folder = () => temporaryFolder('portal-lock')

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

test('a folder in use is refused to another process, naming process and machine', async () => {
  const taken = folder()
  const other = contender()
  expect(await other.ask(taken)).toBe('won')
  await expect(lockFolder(taken)).rejects.toThrow(StartRefusal)
  await expect(lockFolder(taken)).rejects.toThrow(`in use by process ${other.process.pid} on ${hostname()}`)
})

test('a second opening in one process is refused too', async () => {
  const taken = folder()
  const release = await lockFolder(taken)
  await expect(lockFolder(taken)).rejects.toThrow(`in use by process ${process.pid}`)
  release()
})

test('a folder is free again after a clean end, and the moment its process was killed', async () => {
  const free = folder()
  const first = await lockFolder(free)
  first()
  const other = contender()
  expect(await other.ask(free)).toBe('won')
  other.process.kill('SIGKILL')
  await once(other.process, 'exit')
  const release = await lockFolder(free)
  release()
})

test('of two that start at once on a folder that a killed process left, exactly one wins, 2,000 times', async () => {
  const parent = folder()
  const both = [contender(), contender()]
  const wins = { none: 0, one: 0, both: 0 }
  for (let round = 0; round < 2000; round += 1) {
    const contested = join(parent, String(round))
    mkdirSync(contested)
    writeFileSync(join(contested, 'portal.lock'), '999999999 1')
    const answers = await Promise.all(both.map((each) => each.ask(contested)))
    const won = answers.filter((answer) => answer === 'won').length
    wins[won === 1 ? 'one' : won === 0 ? 'none' : 'both'] += 1
    await Promise.all(both.map((each) => each.ask('release')))
  }
  expect(wins).toEqual({ none: 0, one: 2000, both: 0 })
})

const testWithNamespaces = hasNamespaces ? test : test.skip

testWithNamespaces('a process of another process namespace, as in a container, is refused too', async () => {
  const taken = folder()
  const inside = contender([...ownNamespace, ...node])
  const outside = contender()
  expect(await outside.ask(taken)).toBe('won')
  expect(await inside.ask(taken)).toContain(`in use by process ${outside.process.pid}`)
  await outside.ask('release')
  expect(await inside.ask(taken)).toBe('won')
  expect(await outside.ask(taken)).toContain('in use by process')
})
