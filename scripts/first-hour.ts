import { spawnSync } from 'node:child_process'
import { root } from './packages'

export const help = `npm run first:hour

What a new squad does in its first hour, in a clone in a temporary folder, by the commands that the documents print: install,
start, log in, make a remote, develop and test it, release it, a canary, promote, roll back. Prints how long each step
took, and fails at the first one that does not do what the documents say. What is committed is cloned. Ten minutes.`

export default function run() {
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/bench/first-hour.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = done.status ?? 1
}
