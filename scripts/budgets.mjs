// Fails when a package outgrows budgets.json, and says what grew, by how much, and how to see why.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetVerdicts } from '@portal/build/budget-verdict.mjs'
import { measurePortal } from './measure-portal.mjs'
import { root } from './packages.mjs'

const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))
const verdicts = budgetVerdicts(budgets, measurePortal())
for (const { isOver, line } of verdicts) console[isOver ? 'error' : 'log'](line)
process.exitCode = verdicts.some(({ isOver }) => isOver) ? 1 : 0
