import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The commands of npm that are a file of `scripts`. */
export const npmCommands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node scripts\/run\.mjs (\S+)$/.exec(line) ?? []
  return file ? [{ name, file }] : []
})

/** What each command says of itself, by its file; all of them in one process, since each start takes a second. */
export function helpOfAll(): Record<string, string> {
  const program = `
    const texts = {}
    for (const file of ${JSON.stringify(npmCommands.map(({ file }) => file))})
      texts[file] = (await import('./scripts/' + file + (file === 'test' ? '.mjs' : '.ts'))).help
    console.log(JSON.stringify(texts))`
  const options = { cwd: root, encoding: 'utf8' } as const
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], options),
  ) as never
}
