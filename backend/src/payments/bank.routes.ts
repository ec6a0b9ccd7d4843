import { bankApi } from '@portal/contracts/mandates/bank'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { branchOf } from './branch-directory'
import { citiesOf, eligibleBanks, findBranches } from './bank-list'

export function registerBanks(app: FastifyInstance, platform: Platform): void {
  const { inventedBranches } = platform
  implement(app, platform, bankApi, {
    eligibleBanks: async () => ({ banks: eligibleBanks(inventedBranches) }),
    cities: async ({ bankCode }) => ({ cities: citiesOf(bankCode, inventedBranches) }),
    ifsc: ({ ifscCode }) => branchOf(platform, ifscCode),
    branches: async (wanted) => ({ branches: findBranches(wanted, inventedBranches) }),
  })
}
