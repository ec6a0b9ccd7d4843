import { createInterface } from 'node:readline'
import { lockFolder } from '../../src/platform/folder-lock'

/** Another process that wants a folder: takes each one named on a line, says whether it won, gives it back at 'release'. */
let release: (() => void) | undefined

createInterface({ input: process.stdin }).on('line', (line) => void answer(line))

async function answer(line: string): Promise<void> {
  if (line === 'release') {
    release?.()
    release = undefined
    return say('released')
  }
  try {
    release = await lockFolder(line)
    say('won')
  } catch (error) {
    say(`lost: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const say = (text: string) => void process.stdout.write(`${text}\n`)
