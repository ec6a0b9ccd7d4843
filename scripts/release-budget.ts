import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetVerdicts } from '@portal/build/budget-verdict.mjs'
import type { BuiltRelease } from '../shared-kernel/build/releases/release-store'
import { measureBuilt } from './measure-portal'
import { root } from './packages'
import { ReleaseRefusal } from './release-store'

/**
 * Throws ReleaseRefusal where a built remote is over a budget of budgets.json, measured beside the shell of a portal's
 * folder. `npm run build` releases it all the same, into the folder that `npm run budgets` measures.
 */
export function refuseOverBudget(portal: string, built: BuiltRelease): void {
  const { name, version } = built.release
  const { [name]: limits = {} } = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))
  const over = budgetVerdicts({ [name]: limits }, { [name]: measureBuilt(portal, built) })
    .filter(({ isOver }) => isOver)
    .map(({ line }) => line.replace(/^✗ \S+ /, ''))
  if (over.length)
    throw new ReleaseRefusal(
      `${name} ${version} cannot go live: ${over.join('; ')}. Make it smaller, or raise the budget with a reason: ` +
        'npm run build, then npm run budgets -- --raise "<reason>".',
    )
}
