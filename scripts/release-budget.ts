import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetVerdicts } from '@portal/build/budget-verdict.mjs'
import type { BuiltRelease } from '../shared-kernel/build/releases/release-store'
import { measureBuilt, measurePortal } from './measure-portal'
import { root } from './packages'
import { ReleaseRefusal } from './release-store'

const budgets = () => JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))

/** What of the built portal is over its budget, in words; nothing where all is within. */
export function overBudget(measured = measurePortal()): string {
  const over = budgetVerdicts(budgets(), measured).filter(({ isOver }) => isOver)
  if (!over.length) return ''
  const title = 'Over budget. Built and served here all the same; npm run release and CI refuse it:'
  const way = 'Make it smaller, or raise the budget: npm run budgets -- --raise "<reason>".'
  return [title, ...over.map(({ line }) => `  ${line}`), way].join('\n')
}

/**
 * Throws ReleaseRefusal where a built remote is over a budget of budgets.json, measured beside the shell of a portal's
 * folder. `npm run build` says so and releases it all the same, into the folder that `npm run budgets` measures.
 */
export function refuseOverBudget(portal: string, built: BuiltRelease): void {
  const { name, version } = built.release
  const { [name]: limits = {} } = budgets()
  const over = budgetVerdicts({ [name]: limits }, { [name]: measureBuilt(portal, built) })
    .filter(({ isOver }) => isOver)
    .map(({ line }) => line.replace(/^✗ \S+ /, ''))
  if (over.length)
    throw new ReleaseRefusal(
      `${name} ${version} cannot go live: ${over.join('; ')}. Make it smaller, or raise the budget with a reason: ` +
        'npm run build, then npm run budgets -- --raise "<reason>".',
    )
}
