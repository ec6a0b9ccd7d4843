import { t } from '@portal/contracts/words/macros'
import { Refusal } from '../../platform/refusal'
import type { Platform } from '../../platform/module'
import { type SchemePlanFacts, planOn } from '../../schemes/catalogue'
import { refuseInto } from '../../orders/outflows/switch-rules'
import { type SystematicOutflowFacts, systematicOutflowFacts } from './systematic-outflow-facts'
import { checkSystematicOutflow } from './systematic-outflow-rules'
import type { SystematicOutflowTerms, StpDraftTerms } from './systematic-outflow-terms'

export interface StpFacts extends SystematicOutflowFacts {
  into: SchemePlanFacts
}

export async function stpFacts(
  platform: Platform,
  pan: string,
  draftTerms: StpDraftTerms,
): Promise<StpFacts> {
  const { db, clock } = platform
  const facts = await systematicOutflowFacts(platform, pan, draftTerms)
  const into = await planOn(db, draftTerms.toSchemePlanCode, clock.today())
  if (!into) throw new Refusal('-378', t`We no longer offer the fund to move into. Choose another.`)
  return { ...facts, into }
}

/** Throws the refusal of an STP: each instalment buys as one of a SIP does. */
export function refuseStp(facts: StpFacts, terms: SystematicOutflowTerms): void {
  checkSystematicOutflow(facts, terms, { kind: 'STP', least: facts.into.scheme.minSipPaise })
  refuseInto(facts)
}
