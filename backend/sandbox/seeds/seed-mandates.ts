import { randomUUID } from 'node:crypto'
import { addMonths, addYears } from '@portal/contracts/format'
import { insertMandate } from '../../src/mandates/mandate.repository'
import { changeRegistration, insertRegistration } from '../../src/mandates/registration.repository'
import type { Platform } from '../../src/platform/module'
import { people } from '../data/people'

type Seeded = Parameters<typeof insertMandate>[1]

/** Ravi's accounts whose debits are paid, bounce every second time, and always bounce. */
const ravis = { 'BA-1018-4': 'CHMP', 'BA-1018-2': 'PLSH', 'BA-1018-3': 'KDMB' }

/** Asha's mandate for five years, Priya's, which pays her SIP, Ravi's three, and Nisha's that her bank refused. */
export async function seedMandates({ db, clock }: Platform): Promise<void> {
  const from = addMonths(clock.today(), -5)
  const at = clock.now()
  const seeded: Seeded[] = [
    {
      umrn: 'PRJT7000000000001001',
      pan: people.asha.pan,
      bankId: 'BA-1001-1',
      kind: 'OTM',
      limitPaise: 1_00_000_00,
      validFrom: from,
      validTill: addYears(from, 5),
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
    },
    ...Object.entries(ravis).map(([bankId, house]): Seeded => ({
      umrn: `${house}7000000000001018`,
      pan: people.ravi.pan,
      bankId,
      kind: 'OTM',
      limitPaise: 50_000_00,
      validFrom: from,
      validTill: addYears(from, 5),
    })),
  ]
  for (const mandate of seeded) await insertMandate(db, mandate, { cause: 'seed', at })
  await refusedByTheBank(db, clock)
}

/** Nisha's, which her bank would not register. */
async function refusedByTheBank(db: Platform['db'], clock: Platform['clock']): Promise<void> {
  const at = clock.now()
  const today = clock.today()
  const requested = {
    id: randomUUID(),
    pan: people.nisha.pan,
    bankId: 'BA-1014-1',
    kind: 'EMANDATE',
    method: 'NETBANKING',
    limitPaise: 25_000_00,
    frequency: 'As presented',
    validFrom: today,
    validTill: addYears(today, 3),
    state: 'approved',
  } as const
  const reason = { text: 'Parijat Bank could not confirm your approval.' }
  const row = await insertRegistration(db, requested, at)
  await changeRegistration(db, row, 'refused', { cause: 'seed', at, reason, expectedOn: null })
}
