import { keepsPurchases } from './keeps-purchases'
import type { Tx } from '../../platform/database'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import { schemeMergersOf } from '../../schemes/mergers'
import type { LotFacts } from './replay-lots'

/** What the lots of a ledger depend on beside it; `fairNavOf` is left out where no gain is computed. */
export async function lotFactsOf(
  tx: Tx,
  plans: ReadonlyMap<string, SchemePlanFacts>,
  fairNavOf: LotFacts['fairNavOf'] = () => undefined,
): Promise<LotFacts> {
  return {
    mergers: await schemeMergersOf(tx),
    keepsPurchases: (from, into) => changesOption(plans.get(from), plans.get(into)),
    fairNavOf,
  }
}

const changesOption = (from: SchemePlanFacts | undefined, into: SchemePlanFacts | undefined): boolean =>
  from !== undefined &&
  into !== undefined &&
  from.scheme.code === into.scheme.code &&
  from.plan === into.plan &&
  keepsPurchases(from, into)
