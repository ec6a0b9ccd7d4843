// Preloaded into a process: ends it, without any chance to tidy up, before its n-th step that changes the disk.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import process from 'node:process'

const steps = [
  'writeFileSync',
  'linkSync',
  'renameSync',
  'mkdirSync',
  'cpSync',
  'rmSync',
  'appendFileSync',
  'openSync',
  'writeSync',
  'closeSync',
]
let left = Number(process.env.KILL_AT)

for (const name of steps) {
  const original = fs[name]
  fs[name] = (...parameters) => {
    const below = process.env.KILL_IN
    const isOurs =
      typeof parameters[0] === 'number' || parameters.some((each) => String(each).startsWith(below))
    if (isOurs && left-- === 0) process.kill(process.pid, 'SIGKILL')
    return original(...parameters)
  }
}
syncBuiltinESMExports()
