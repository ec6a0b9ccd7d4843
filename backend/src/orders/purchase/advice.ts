import { t } from '@portal/contracts/words/macros'
import { type Advice, defaultRiaCode } from '@portal/contracts/schemes/investment'
import {
  distributorsNamed,
  euinsOf,
  mayAdvise,
  unknownDistributor,
  unknownEuin,
} from '../../distributors/register'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'

/** Who advised, in the columns of an order. */
export const adviceColumns = (advice: Advice | null) => ({
  distributorArn: advice?.distributorARN ?? null,
  subBrokerCode: advice?.subBrokerCode ?? null,
  euin: advice?.euin ?? null,
  riaCode: advice?.ria ?? null,
})

interface Advised {
  planMode: 'DIRECT' | 'REGULAR'
  /** The distributor of the folio, who stands behind a Regular plan where the order names nobody. */
  folio: { distributorArn: string | null; euin: string | null } | null
}

/**
 * Who advised on an order, or null (S6.004, S6.006, decision 43). A Regular plan comes through a distributor, by the
 * EUIN of one of its employees or on the investor's word that nobody advised; a Direct one through nobody, or on the
 * advice of a registered adviser. Throws the refusal of what does not fit.
 */
export async function adviceOf(
  platform: Platform,
  { planMode, folio }: Advised,
  requested: Advice | undefined,
): Promise<Advice | null> {
  if (!requested) return planMode === 'REGULAR' ? adviceOfFolio(folio) : null
  const { distributorARN, euin, ria, executionOnly } = requested
  if (distributorARN === null) {
    if (planMode === 'REGULAR') return adviceOfFolio(folio)
    return { ...requested, ria: await knownAdviser(platform, ria), euin: null, executionOnly: false }
  }
  if (planMode === 'DIRECT')
    throw new Refusal(
      '-317',
      t`A Direct plan has no distributor. Choose the Regular plan, or invest directly.`,
    )
  await refuseUnknown(platform, distributorARN, euin)
  if (euin === null && !executionOnly)
    throw new Refusal('-318', t`Choose the EUIN of who advised you, or confirm that nobody did.`)
  return { ...requested, ria: null, executionOnly: euin === null }
}

/** The distributor of a folio; null where it has none. */
export function adviceOfFolio(folio: Advised['folio']): Advice | null {
  if (!folio?.distributorArn) return null
  const { distributorArn: distributorARN, euin } = folio
  return { distributorARN, euin, subBrokerCode: null, ria: null, executionOnly: euin === null }
}

async function knownAdviser({ db, clock }: Platform, ria: string | null): Promise<string> {
  if (ria === null || ria === defaultRiaCode) return defaultRiaCode
  if (await mayAdvise(db, ria, clock.today())) return ria
  throw new Refusal(
    '-319',
    t`We do not know this adviser's code, or it has expired. Check it, or leave it empty.`,
  )
}

async function refuseUnknown({ db, clock }: Platform, arn: string, euin: string | null): Promise<void> {
  const today = clock.today()
  if (!(await distributorsNamed(db, [arn], today)).has(arn)) throw unknownDistributor()
  if (euin === null) return
  if (!(await euinsOf(db, arn, today)).some((each) => each.euin === euin)) throw unknownEuin()
}
