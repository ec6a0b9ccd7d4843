import {
  largestInstalment,
  validateMandateEnd,
  validateMandateLimit,
  validateName,
  validateSipDay,
  validateSipLength,
  validateSmartSipAge,
} from '@portal/contracts/validation'
import { message, textOf, type Text, validateAmount, type Verdict } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { SipPeriod } from '@portal/contracts/schemes/investment'
import type { Scheme } from '@portal/contracts/schemes/product'
import { present, schemeIn, whereVerdicts } from '../purchase/purchase-values'
import { lumpsumVerdict } from '../lumpsum/lumpsum'
import { usual } from './quote'
import { accountsOf, mandateIn, timingOf, todayOf, type SipFacts, type SipValues } from './sip-values'
import { stepUpErrors } from './step-up'

/** The field that says when a SIP of this end ends. */
const endFields = {
  'Till Canceled': 'sipPeriod',
  'SIP amount reaches': 'sipAmountReaches',
  Date: 'sipEndDate',
  'No. of Months': 'sipMonth',
  'No. of Installments': 'installmentNo',
} as const satisfies Record<SipPeriod, keyof SipValues>

const missingEnds: Readonly<Record<SipPeriod, Text>> = {
  'Till Canceled': '',
  'SIP amount reaches': msg`Enter the amount to reach`,
  Date: msg`Choose the end date`,
  'No. of Months': msg`Enter the number of months`,
  'No. of Installments': msg`Enter the number of instalments`,
}

/** Everything that keeps a SIP from its review, by field; the server applies the same rules. */
export function sipErrors(values: SipValues, facts: SipFacts, both = false) {
  const where = whereVerdicts(values, facts)
  const scheme = schemeIn(facts, values)
  const { sipPeriod = usual.sipPeriod } = values
  return present<string>({
    ...where,
    schemePlanCode: where.schemePlanCode ?? noSipText(scheme, both),
    amount: amountVerdict(values, facts),
    sipDate: values.sipFrequency === 'Daily' ? undefined : validateSipDay(Number(values.sipDate)),
    [endFields[sipPeriod]]: endVerdict(values, facts, sipPeriod),
    umrn: mandateVerdict(values, facts),
    ...stepUpVerdicts(values, facts),
    ...(values.smart && coverVerdicts(values, facts)),
    ...(both && { lumpsumAmount: lumpsumVerdict(values.lumpsumAmount, values, facts) }),
  })
}

function stepUpVerdicts(values: SipValues, facts: SipFacts) {
  const sip = timingOf(values, facts.payers)
  const faults = stepUpErrors(values, sip, schemeIn(facts, values)?.minSipMultiples || 1)
  const mandate = mandateIn(facts, values.umrn)
  if (!sip?.sipTopUp || !mandate || faults.topUpAmount) return faults
  const largest = largestInstalment(sip, mandate.validTill)
  return { ...faults, topUpAmount: validateMandateLimit(mandate, largest, sip.amount) }
}

const coverVerdicts = (
  { nomineeName, nomineeRelation, healthDeclared, birthDate }: SipValues,
  { payers }: SipFacts,
) => ({
  birthDate: payers.asksBirthDate ? birthVerdict(birthDate, payers) : undefined,
  nomineeName: nomineeName?.trim() ? validateName(nomineeName) : t`Enter who gets the cover`,
  nomineeRelation: nomineeRelation ? undefined : t`Choose the relation`,
  healthDeclared: healthDeclared ? undefined : t`Tick this box, or leave the life cover out`,
})

const birthVerdict = (birthDate: string | undefined, payers: SipFacts['payers']): Verdict =>
  birthDate ? validateSmartSipAge(birthDate, todayOf(payers)) : t`Enter your date of birth`

/** Why no SIP of a scheme can be started; undefined where one can. */
export const noSipText = (scheme: Pick<Scheme, 'sipAllow'> | undefined, both: boolean): string | undefined =>
  scheme?.sipAllow === 'N' ? message(both ? 'lumpsumWithSipNotAllowed' : 'sipNotAllowed') : undefined

function amountVerdict(values: SipValues, facts: SipFacts): Verdict {
  const scheme = schemeIn(facts, values)
  const limits = scheme ? { min: scheme.minSip, multiple: scheme.minSipMultiples || 1 } : { min: 100 }
  const amount = values.amount ?? undefined
  const mandate = mandateIn(facts, values.umrn)
  return (
    validateAmount(amount, limits) ??
    (mandate && amount !== undefined ? validateMandateLimit(mandate, amount) : undefined)
  )
}

function endVerdict(values: SipValues, facts: SipFacts, period: SipPeriod): Verdict {
  const sip = timingOf({ ...values, amount: values.amount ?? 1 }, facts.payers)
  if (!sip) return textOf(missingEnds[period]) || undefined
  const mandate = mandateIn(facts, values.umrn)
  return (
    validateSipLength(sip, todayOf(facts.payers)) ?? (mandate ? validateMandateEnd(mandate, sip) : undefined)
  )
}

function mandateVerdict(values: SipValues, facts: SipFacts): Verdict {
  const mandate = mandateIn(facts, values.umrn)
  if (!mandate) return t`Choose a mandate`
  const accounts = accountsOf(values, facts)
  return accounts && !accounts.includes(mandate.bankId)
    ? t`This mandate is on an account that is not in your folio. Choose another mandate or folio.`
    : undefined
}
