import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const opener = fileURLToPath(new URL('trial-page.mjs', import.meta.url))

/** One remote is opened in a second; a machine that has much to do takes a while longer. */
const timeoutMilliseconds = 40_000

/** What a process needs of the environment: no key and no secret is among it. */
const plain = ['PATH', 'SystemRoot', 'TZ']

/**
 * Opens the built remotes of a trial as a visitor would, in the shell's own code. Resolves with what keeps them from going
 * live, a sentence each. It happens in another process, since code that never comes to an end can only be ended from
 * outside.
 */
export function openTrial(trial, { timeout = timeoutMilliseconds } = {}) {
  const env = Object.fromEntries(
    plain.flatMap((name) => (name in process.env ? [[name, process.env[name]]] : [])),
  )
  const child = fork(opener, { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const faults = []
  const waiting = [...trial.remotes]
  let limit
  const wait = () => {
    clearTimeout(limit)
    limit = setTimeout(() => child.kill('SIGKILL'), timeout)
  }
  wait()
  child.send(trial)
  child.on('message', ({ fault }) => {
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
