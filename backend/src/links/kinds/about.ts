import { t } from '@portal/contracts/words/macros'
import { formatRupees, formatRupeesRounded, shortNumber } from '@portal/contracts/format'
import { banksOf } from '../../folios/folio-reader'
import { ownRegistration } from '../../mandates/registration.repository'
import type { Platform } from '../../platform/module'
import { planOn } from '../../schemes/catalogue'
import { planOf } from '../../plan-register/plan.repository'

/** What a link is about, as its e-mail names it; undefined where there is nothing to name. */
export type About = (
  platform: Pick<Platform, 'db' | 'clock'>,
  pan: string,
  subject: string,
) => Promise<string | undefined>

const fundName = async ({ db, clock }: Parameters<About>[0], code: string): Promise<string> =>
  (await planOn(db, code, clock.today()))?.scheme.name ?? code

export const aboutPlan: About = async (platform, _pan, planId) => {
  const plan = await planOf(platform.db, planId)
  if (!plan) return undefined
  return t`SIP ${planId}: ${{ amountPaise: formatRupees(plan.amountPaise) }} for ${{ planCode: await fundName(platform, plan.planCode) }}`
}

/** The account and the limit of a registration that the bank refused. */
export const aboutRegistration: About = async ({ db }, pan, registrationId) => {
  const { number, bankId, limitPaise } = await ownRegistration(db, pan, registrationId)
  const account = (await banksOf(db, pan)).find((each) => each.bankId === bankId)
  const on = account ? ` on ${account.bankName} ${shortNumber(account.accountNumber)}` : ''
  return t`Registration ${number}: up to ${{ limitPaise: formatRupeesRounded(limitPaise) }} in one debit${on}`
}

export const aboutFund = async (
  platform: Parameters<About>[0],
  arn: string,
  schemePlanCode: string,
): Promise<string> => t`${{ schemePlanCode: await fundName(platform, schemePlanCode) }}, chosen by ${arn}`
