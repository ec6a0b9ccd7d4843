import type { Platform } from '../../src/platform/module'
import { people, type PersonKey } from '../data/people'
import { kycRegistry, panRegistry } from '../../src/kyc-registry/schema'

type Registration = typeof kycRegistry.$inferInsert

/** Who differs from 'Validated, resident, complete' (world.md). */
const differing: Partial<Record<PersonKey, Partial<Registration>>> = {
  bharat: { status: 'Registered', agency: 'CAMS' },
  farid: { status: 'Not Available' },
  gita: { residency: 'Non-Resident Indian' },
  leela: { tinComplete: false },
  om: { status: 'On-Hold', agency: 'KFIN' },
  vera: { residency: 'Foreign National' },
}

/** Both registries for every demo investor; Esha never did KYC, so its registry does not know her. */
export async function seedRegistries({ db }: Platform): Promise<void> {
  const everyone = Object.entries(people)
  await db.insert(panRegistry).values(
    everyone.map(([key, { pan, registryName, registryBirthDate }]) => ({
      pan,
      name: registryName,
      birthDate: registryBirthDate,
      aadhaarLinked: key !== 'hari',
    })),
  )
  await db.insert(kycRegistry).values(
    everyone
      .filter(([key]) => key !== 'esha')
      .map(([key, { pan }]) => ({
        pan,
        status: 'Validated' as const,
        residency: 'Resident Indian' as const,
        tinComplete: true,
        ...differing[key as PersonKey],
      })),
  )
}
