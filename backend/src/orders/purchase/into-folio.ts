import { t } from '@portal/contracts/words/macros'
import { folioOf, holdsPlan } from '../../folios/folio-reader'
import type { Platform } from '../../platform/module'
import { badRequest, Refusal } from '../../platform/refusal'

/** The calls of an instant folio take only what opens one (decision 35). */
export function refuseKnownFolio({ folioNo }: { folioNo: string | null }): void {
  if (folioNo !== null) throw badRequest(t`Every order of this call goes into a new folio.`)
}

/** The call of a further purchase takes only that of a scheme which the folio holds. Throws a 404 for a folio of another investor. */
export async function refuseUnheld(
  { db }: Platform,
  pan: string,
  { folioNo, schemePlanCode }: { folioNo: string | null; schemePlanCode: string },
): Promise<void> {
  if (folioNo === null) throw badRequest(t`A further purchase goes into a folio that there is.`)
  await folioOf(db, pan, folioNo)
  if (await holdsPlan(db, folioNo, schemePlanCode)) return
  throw new Refusal('-398', t`This folio does not hold the scheme yet. Order it as a first purchase.`)
}
