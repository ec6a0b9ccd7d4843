import { t } from '@portal/contracts/words/macros'
import { formatDate, formatRupeesRounded } from '@portal/contracts/format'
import type { Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { type SchemePlanFacts, planOn } from '../../schemes/catalogue'
import { isPurchasable } from '../../schemes/scheme-view'

/** Whether an offer takes money by itself at its allotment: it is not over, and may still be chosen. */
export const takesAutoSwitch = ({ scheme, offer, asOf }: SchemePlanFacts): boolean =>
  scheme.purchaseAllowed &&
  (offer === 'upcoming' || offer === 'open') &&
  scheme.autoSwitchTill !== null &&
  asOf <= scheme.autoSwitchTill

/** Whether money can wait in a plan: its value hardly moves, and it goes into a fund of the same plan mode. */
export const canWaitIn = (from: SchemePlanFacts, into: SchemePlanFacts): boolean =>
  from.scheme.kind !== 'other' && from.plan === into.plan && from.option === 'G' && isPurchasable(from)

/** The plan of the offer that a purchase asks for; undefined where it asks for none. */
export async function autoSwitchTarget(
  { db, clock }: Platform,
  code: string | undefined,
): Promise<SchemePlanFacts | undefined> {
  if (code === undefined) return undefined
  const into = await planOn(db, code, clock.today())
  if (!into?.scheme.autoSwitchTill)
    throw new Refusal('-350', t`This fund takes no automatic switch. Invest in it while its offer is open.`)
  return into
}

/** Throws the refusal of a purchase whose units cannot be switched into an offer when it is allotted. */
export function refuseAutoSwitch(from: SchemePlanFacts, into: SchemePlanFacts, amount: number): void {
  const { name, autoSwitchTill, minPurchasePaise } = into.scheme
  if (!takesAutoSwitch(into))
    throw new Refusal(
      '-352',
      t`You could choose the automatic switch into ${name} until ${{ asOf: formatDate(autoSwitchTill ?? into.asOf) }}. You can still buy ${{ name2: from.scheme.name }} alone.`,
    )
  if (!canWaitIn(from, into))
    throw new Refusal(
      '-353',
      t`Money waits for ${name} in a liquid or overnight fund of the same plan. Choose one of these, or invest without the switch.`,
    )
  if (amount < minPurchasePaise)
    throw new Refusal(
      '-354',
      t`${name} takes ${{ minPurchasePaise: formatRupeesRounded(minPurchasePaise) }} or more. Raise the amount.`,
    )
}
