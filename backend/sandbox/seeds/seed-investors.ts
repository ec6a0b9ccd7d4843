import { createHash } from 'node:crypto'
import type { Platform } from '../../src/platform/module'
import { people, type PersonKey } from '../data/people'
import { lock } from '../../src/identity/login-failures'
import { hashPassword } from '../../src/identity/password-hash'
import { credentials, investors } from '../../src/identity/schema'

/** Those whom the fund house does not know yet: no folio, not registered. */
const unknownPeople: readonly PersonKey[] = ['dev', 'esha', 'farid', 'qadir', 'uma', 'vera']
/** Holds a folio opened at a branch, but is not registered. */
const unregistered: readonly PersonKey[] = ['chitra']

/** Opened the folio on paper, before a date of birth was asked for. */
const withoutBirthDate: readonly PersonKey[] = ['mohan']

/** The investors of the sandbox (world.md), with their log-ins. */
export async function seedInvestors({ db, clock }: Platform): Promise<void> {
  const known = Object.entries(people).filter(([key]) => !unknownPeople.includes(key as PersonKey))
  await db.insert(investors).values(
    known.map(([key, person]) => ({
      id: idOf(person.pan),
      pan: person.pan,
      name: person.name,
      email: person.email,
      mobile: person.mobile,
      countryCode: person.countryCode,
      isInternational: person.countryCode !== '+91',
      branchCode: person.branchCode,
      birthDate: withoutBirthDate.includes(key as PersonKey) ? null : person.birthDate,
      image: key === 'priya' ? 'avatar-leaf.svg' : null,
      defaultCommunication: key === 'asha',
      registered: !unregistered.includes(key as PersonKey),
    })),
  )
  const registered = known.filter(([key]) => !unregistered.includes(key as PersonKey))
  const [usual, temporary] = await Promise.all([
    hashPassword('Sandbox#2026', 'seed'),
    hashPassword('Temp#12345', 'seed'),
  ])
  await db.insert(credentials).values(
    registered.map(([key, { pan }]) => ({
      investorId: idOf(pan),
      passwordHash: key === 'jay' ? temporary : usual,
      temporary: key === 'jay',
      changedAt: clock.now(),
    })),
  )
  await lock(db, people.ila.pan, clock.now())
}

/** The same id in every sandbox, in the shape of a UUID. */
function idOf(pan: string): string {
  const hex = createHash('sha256').update(`investor ${pan}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
