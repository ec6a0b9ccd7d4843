import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Trial } from '../shared-kernel/build/releases/trial'
import { root } from './packages'

const opener = fileURLToPath(new URL('trial-page.ts', import.meta.url))

/** One remote is opened in a second; a machine that has much to do takes a while longer. */
const timeoutMilliseconds = 40_000

/** What a process needs of the environment: no key and no secret is among it. */
const plain = ['PATH', 'SystemRoot', 'TZ']

/**
 * Opens the built remotes of a trial as a visitor would, in the shell's own code. Resolves with what keeps them from going
 * live, a sentence each. It happens in another process, since code that never comes to an end can only be ended from
 * outside.
 */
export function openTrial(trial: Trial, { timeout = timeoutMilliseconds } = {}): Promise<readonly string[]> {
  const env = Object.fromEntries(
    plain.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
  )
  const child = fork(opener, {
    cwd: root,
    env,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const faults: string[] = []
  const waiting = [...trial.remotes]
  let limit: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(limit)
    limit = setTimeout(() => child.kill('SIGKILL'), timeout)
  }
  wait()
  child.send(trial)
  child.on('message', ({ fault }: { fault?: string }) => {
    waiting.shift()
    if (fault) faults.push(fault)
    wait()
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(limit)
      const [stuck] = waiting
      resolve(
        stuck
          ? [...faults, `${stuck.name} ${stuck.version} cannot go live: it does not come to an end.`]
          : faults,
      )
    })
  })
}
