import { maskAccount, maskFolio, shortNumber } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import type { DescribedFolio } from '@portal/kernel/contracts/new-folio'

export interface FolioRow {
  label: string
  /** One line each. */
  lines: string[]
}

export type PlanMode = LumpsumQuote['scheme']['planMode']

function planText(planMode: PlanMode, arn: string | null | undefined): string {
  if (planMode === 'DIRECT') return 'Direct, no distributor'
  return arn ? `Regular, ${arn}` : 'Regular'
}

const nomineeLines = ({ nominees }: Folio): string[] =>
  nominees.length ? nominees.map(({ name, sharePercent }) => `${name} ${sharePercent}%`) : ['None']

function holderName(folio: Folio): string {
  return folio.holders
    .map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' '))
    .join(', ')
}

/** Who holds an existing folio, who is nominated for it, and the plan bought. */
export function folioRows(folio: Folio, planMode: PlanMode): FolioRow[] {
  return [
    { label: 'Holder', lines: [`${holderName(folio)}, ${folio.holdingMode.toLowerCase()}`] },
    { label: 'Nominees', lines: nomineeLines(folio) },
    { label: 'Plan', lines: [planText(planMode, folio.distributorARN)] },
  ]
}

function bankText({ bank }: DescribedFolio, folios: readonly Folio[]): string {
  if (!('bankId' in bank)) return `${bank.accountType} ${maskAccount(bank.accountNumber)}, ${bank.ifscCode}`
  const known = folios.flatMap(({ banks }) => banks).find(({ bankId }) => bankId === bank.bankId)
  return known ? `${known.bankName} ${shortNumber(known.accountLast4)}` : 'Your bank account'
}

function nominationLines(nomination: DescribedFolio['nomination'], folios: readonly Folio[]): string[] {
  if (nomination.kind === 'none') return ['You do not want to nominate']
  if (nomination.kind === 'listed')
    return nomination.nominees.map(({ name, sharePercent }) => `${name} ${sharePercent ?? 0}%`)
  const same = folios.find(({ folioNo }) => folioNo === nomination.folioNo)
  return same ? nomineeLines(same) : [`Same as folio ${maskFolio(nomination.folioNo)}`]
}

/** What a folio that the order opens is going to be. */
export function newFolioRows(
  newFolio: DescribedFolio,
  investor: string,
  folios: readonly Folio[],
  planMode: PlanMode,
): FolioRow[] {
  const { nomination } = newFolio
  return [
    { label: 'Holder', lines: [`${investor}, single`] },
    { label: 'Bank', lines: [bankText(newFolio, folios)] },
    { label: 'Nominees', lines: nominationLines(nomination, folios) },
    { label: 'Plan', lines: [planText(planMode, null)] },
  ]
}

/** What a folio of a draft is going to be. */
export function draftedFolioRows(draft: NewFolioDraft, planMode: PlanMode): FolioRow[] {
  const { applicants, modeOfHolding, nominees, bankAccount } = draft
  const names = applicants.map(({ investorName }) => investorName)
  return [
    { label: 'Holders', lines: names },
    { label: 'Held', lines: [modeOfHolding ?? 'Single'] },
    ...(bankAccount
      ? [{ label: 'Bank', lines: [`${bankAccount.bankName} ${shortNumber(bankAccount.accountNumber)}`] }]
      : []),
    {
      label: 'Nominees',
      lines: nominees.length
        ? nominees.map(({ name, sharePercent }) => `${name} ${sharePercent ?? 0}%`)
        : ['You do not want to nominate'],
    },
    { label: 'Plan', lines: [planText(planMode, null)] },
  ]
}
