import { addMonths, addYears } from '@portal/kernel/format'
import { mandates } from '../../mandates/schema'
import type { Platform } from '../../platform/module'
import { people } from '../world/people'

/** Asha's mandate for five years, Priya's, which pays her SIP, and Nisha's that her bank refused. */
export async function seedMandates({ db, clock }: Platform): Promise<void> {
  const from = addMonths(clock.today(), -5)
  await db.insert(mandates).values([
    {
      umrn: 'PRJT7000000000001001',
      pan: people.asha.pan,
      bankId: 'BA-1001-1',
      kind: 'OTM',
      limitPaise: 1_00_000_00,
      validFrom: from,
      validTill: addYears(from, 5),
      state: 'ACTIVE',
      failureReason: null,
    },
    {
      umrn: 'PRJT7000000000001016',
      pan: people.priya.pan,
      bankId: 'BA-1016-1',
      kind: 'OTM',
      limitPaise: 25_000_00,
      // Before its first instalment, 14 months ago.
      validFrom: addMonths(clock.today(), -16),
      validTill: addYears(from, 5),
      state: 'ACTIVE',
      failureReason: null,
    },
    {
      umrn: 'PRJT7000000000001014',
      pan: people.nisha.pan,
      bankId: 'BA-1014-1',
      kind: 'EMANDATE',
      limitPaise: 25_000_00,
      validFrom: clock.today(),
      validTill: addYears(clock.today(), 3),
      state: 'FAILED',
      failureReason: 'Parijat Bank could not confirm your approval.',
    },
  ])
}
