import { addMonths } from '@portal/contracts/format'
import { advisers, distributorEuins, distributors } from '../../src/distributors/schema'
import type { Platform } from '../../src/platform/module'
import { demoAdvisers, demoDistributors } from '../data/demo-distributors'

/** The register of distributors, their employees, and advisers; one of each kind has expired. */
export async function seedDistributors({ db, clock }: Platform): Promise<void> {
  const today = clock.today()
  const till = (expired = false) => addMonths(today, expired ? -2 : 24)
  await db
    .insert(distributors)
    .values(
      demoDistributors.map(({ arn, name, city, expired }) => ({ arn, name, city, validTill: till(expired) })),
    )
  await db
    .insert(distributorEuins)
    .values(
      demoDistributors.flatMap(({ arn, euins }) =>
        euins.map(({ euin, name, expired }) => ({ arn, euin, name, validTill: till(expired) })),
      ),
    )
  await db
    .insert(advisers)
    .values(demoAdvisers.map(({ code, name, expired }) => ({ code, name, validTill: till(expired) })))
}
