import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { budgetFor, budgetVerdicts } from '@portal/build/budget-verdict.mjs'
import { measurePortal } from './measure-portal'
import { root } from './packages'

const file = join(root, 'budgets.json')
const record = join(root, 'docs/budgets.md')

type Figures = Record<string, Record<string, number>>

export const help = `npm run budgets [-- --raise "<reason>"]

What of its budget each package of the built portal uses; fails where one is over it.
  --raise    sets those that are over to what is used and 2 % of head-room, and writes the reason into docs/budgets.md`

/** `npm run budgets`: fails when a package outgrows budgets.json, and says what grew, by how much, and how to see why. */
export default function run(args: string[]) {
  const { values } = parseArgs({ args, options: { raise: { type: 'string' } } })
  const budgets: Figures = JSON.parse(readFileSync(file, 'utf8'))
  const verdicts = budgetVerdicts(budgets, measurePortal())
  for (const { isOver, line } of verdicts) console[isOver ? 'error' : 'log'](line)
  const over = verdicts.flatMap(({ name, part, isOver, size }) =>
    isOver && size !== undefined ? [{ name, part, size }] : [],
  )
  if (values.raise?.trim()) return raise(budgets, over, values.raise.trim())
  process.exitCode = verdicts.some(({ isOver }) => isOver) ? 1 : 0
}

function raise(
  budgets: Figures,
  over: readonly { name: string; part: string; size: number }[],
  reason: string,
) {
  const today = new Date().toISOString().slice(0, 10)
  const lines = over.map(({ name, part, size }) => {
    const before = budgets[name]?.[part]
    const after = budgetFor(part, size)
    budgets[name] = { ...budgets[name], [part]: after }
    return `- ${today}, ${name} ${part}: ${before} → ${after}. ${reason}\n`
  })
  writeFileSync(file, written(budgets))
  writeFileSync(record, readFileSync(record, 'utf8').replace(/(?<=\n\n)(?=- )/, lines.join('')))
  console.log(`Raised ${over.length}: budgets.json, docs/budgets.md`)
}

/** A package a line. */
function written(budgets: Figures) {
  const lines = Object.entries(budgets).map(([name, limits]) => {
    const parts = Object.entries(limits).map(([part, limit]) => `"${part}": ${limit}`)
    return `  "${name}": { ${parts.join(', ')} }`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
