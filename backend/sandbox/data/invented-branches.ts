import type { InventedBranches } from '../../src/platform/module'
import { demoBanks } from './demo-folios'

/** Branches of the invented banks of the sandbox, by IFSC. */
export const inventedBranches: InventedBranches = Object.fromEntries(
  demoBanks.map(({ ifsc, bankName, branchName, branchCity }) => [ifsc, { bankName, branchName, branchCity }]),
)
