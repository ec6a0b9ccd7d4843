import type { Seed } from '../../src/platform/sandbox-data'
import { seedTickets } from './seed-tickets'
import { seedContent } from './seed-content'
import { seedDistributors } from './seed-distributors'
import { seedOutflows } from './seed-outflows'
import { seedFeedback } from './seed-feedback'
import { seedFolios } from './seed-folios'
import { seedInvestors } from './seed-investors'
import { seedMandates } from './seed-mandates'
import { seedNotifications } from './seed-notifications'
import { seedOrders } from './seed-orders'
import { seedPlans } from './seed-plans'
import { seedRegistries } from './seed-registries'
import { seedTokens } from './seed-tokens'
import { seedSchemes } from './seed-schemes'

/** The whole demo data, in the order in which a fresh one is filled. */
export const seeds: readonly Seed[] = [
  seedRegistries,
  seedDistributors,
  seedInvestors,
  seedContent,
  seedFeedback,
  seedSchemes,
  seedFolios,
  seedPlans,
  // They tell of what happened in the folios.
  seedNotifications,
  seedMandates,
  seedTokens,
  seedOrders,
  seedOutflows,
  seedTickets,
]
