import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { TaxDeclaration } from '@portal/contracts/service-requests/tax-declaration'
import { desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { countryNamed } from '../../content/countries'
import { noteTaxWaits, noteTinComplete } from '../../kyc-registry/kyc.service'
import type { Tx } from '../../platform/database'
import { canonicalJson } from '../../platform/idempotency'
import { Refusal } from '../../platform/refusal'
import type { Change, DetailText } from '../detail-texts'
import { taxDeclarations } from '../schema'
import { openRequests } from '../request.repository'
import { goingOn } from '../request-state'
import { tinForm } from '../tin-forms'
import type { RequestKind } from './kind'

const Terms = z.object({ declaration: TaxDeclaration })
type Terms = z.infer<typeof Terms>

/** FATCA and CRS: where tax is paid outside of India; a person looks at those of politically exposed people. */
export const taxKind: RequestKind<Terms> = {
  code: 'UF',
  terms: Terms,
  title: () => t`FATCA and TIN`,
  inWords: () => t`declare where you pay tax`,
  folioOf: () => null,
  check: (_facts, { declaration }) => Promise.resolve(checkDeclaration(declaration)),
  async changes({ tx, investor }, { declaration }) {
    const before = (await lastDeclaration(tx, investor.pan))?.declaration
    const row = (label: DetailText, of: (each: TaxDeclaration) => DetailText): Change => ({
      label,
      from: before ? of(before) : null,
      to: of(declaration),
    })
    return [
      row({ code: 'taxResidency' }, abroad),
      row({ code: 'birthPlace' }, (each) => ({
        code: 'placeIn',
        values: { place: each.birthCity, country: each.birthCountry },
      })),
      row({ code: 'nationality' }, (each) => ({
        code: 'country',
        values: { country: each.nationality },
      })),
      row({ code: 'yearlyIncome' }, (each) => ({ code: 'incomeSlab', values: { slab: each.incomeSlab } })),
      row({ code: 'occupation' }, (each) => ({
        code: 'occupationNamed',
        values: { occupation: each.occupation },
      })),
    ].filter(({ from, to }) => canonicalJson(from) !== canonicalJson(to))
  },
  needsReview: (_facts, { declaration }) => declaration.exposed !== 'N',
  waitsUntil: () => null,
  async carryOut({ tx, platform, investor }, { declaration }, { id: requestId }) {
    const version = ((await lastDeclaration(tx, investor.pan))?.version ?? 0) + 1
    const declaredAt = platform.clock.now()
    await tx
      .insert(taxDeclarations)
      .values({ pan: investor.pan, version, declaration, requestId, declaredAt })
    await noteTinComplete(tx, investor.pan, true)
  },
  // Not by this request alone: another one that is dropped must not hide that one is looked at.
  async moved(tx, { pan }) {
    const waiting = await openRequests(tx, { pan, folioNo: null, codes: ['UF'] }, goingOn)
    await noteTaxWaits(tx, pan, waiting.length > 0)
  },
}

function abroad({ residencies }: TaxDeclaration): DetailText {
  if (!residencies.length) return { code: 'indiaOnly' }
  const named = residencies.map(({ country, tin }) => ({
    country,
    tin: tin ? tin.slice(-4) : null,
  }))
  return { code: 'taxAbroad', values: { residencies: named } }
}

function checkDeclaration({ residencies, birthCountry, nationality }: TaxDeclaration): void {
  for (const country of [birthCountry, nationality, ...residencies.map((each) => each.country)])
    if (!countryNamed(country)) throw new Refusal('-577', t`Choose the country from the list.`)
  for (const { country, tin, noTinReason } of residencies) {
    if (country === 'IN')
      throw new Refusal('-577', t`Choose a country other than India: your PAN is your Indian tax number.`)
    if (tin ? !tinForm(country, tin).valid : !noTinReason) throw new Refusal('-578', message('tinInvalid'))
  }
}

/** The declaration that holds; undefined where none was made here. */
export async function lastDeclaration(tx: Tx, pan: string) {
  const [row] = await tx
    .select()
    .from(taxDeclarations)
    .where(eq(taxDeclarations.pan, pan))
    .orderBy(desc(taxDeclarations.version))
    .limit(1)
  return row && { version: row.version, declaration: TaxDeclaration.parse(row.declaration) }
}
