import type { Module } from '../platform/module'
import { rebalanceSolutionsJob } from './rebalance.job'
import { registerSolutionCalls } from './solution.routes'

export const solutionsModule: Module = {
  name: 'solutions',
  register: registerSolutionCalls,
  jobs: [rebalanceSolutionsJob],
}
