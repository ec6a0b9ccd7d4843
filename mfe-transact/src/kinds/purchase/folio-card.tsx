import {
  Card,
  DetailList,
  lazyPart,
  maskAccount,
  maskFolio,
  shortNumber,
  useInvestor,
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import type { DescribedFolio } from '@portal/contracts/folio-opening/new-folio'
import type { LumpsumTerms } from '@portal/contracts/orders/order-terms'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'

// With the contract of drafted folios, which most reviews do without.
const DraftedFolio = lazyPart(() => import(/* webpackChunkName: "drafted-folio" */ './drafted-folio'), {
  get failure() {
    return t`The new folio did not load`
  },
})

interface FolioCardProps {
  order: Pick<LumpsumTerms, 'newFolio'>
  /** The folio that takes the units; undefined where the order opens one. */
  folio: Folio | undefined
  folios: readonly Folio[]
  planMode: LumpsumQuote['scheme']['planMode']
}

/** The folio that takes the units, or the one that the order opens. */
export function FolioCard({ order, folio, folios, planMode }: FolioCardProps) {
  const { name } = useInvestor()
  const { newFolio } = order
  if (folio)
    return (
      <RowsCard title={t`Folio ${{ folio: maskFolio(folio.folioNo) }}`} rows={folioRows(folio, planMode)} />
    )
  if (!newFolio) return null
  if ('draftId' in newFolio) return <DraftedFolio {...newFolio} planMode={planMode} />
  return <RowsCard title={t`New folio`} rows={newFolioRows(newFolio, name, folios, planMode)} />
}

/** Rows of a folio under its title. */
export function RowsCard({ title, rows }: { title: string; rows: readonly FolioRow[] }) {
  return (
    <Card title={title}>
      <DetailList
        rows={rows.map(({ label, lines }) => ({
          label,
          value: lines.map((line) => <div key={line}>{line}</div>),
        }))}
      />
    </Card>
  )
}

export interface FolioRow {
  label: string
  /** One line each. */
  lines: string[]
}

export type PlanMode = LumpsumQuote['scheme']['planMode']

/** The plan that is bought, and through whom. */
export function planText(planMode: PlanMode, arn: string | null | undefined): string {
  if (planMode === 'DIRECT') return t`Direct, no distributor`
  return arn ? t`Regular, ${arn}` : t`Regular`
}

const nomineeLines = ({ nominees }: Folio): string[] =>
  nominees.length ? nominees.map(({ name, sharePercent }) => `${name} ${sharePercent}%`) : [t`None`]

function holderName(folio: Folio): string {
  return folio.holders
    .map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' '))
    .join(', ')
}

// eslint-disable-next-line lingui/no-unlocalized-strings -- a code of the API
export const single = 'Single'

/** "Asha Rao, single" */
const heldBy = (names: string, mode: Folio['holdingMode']): string =>
  `${names}, ${wordOf(mode).toLowerCase()}`

/** Who holds an existing folio, who is nominated for it, and the plan bought. */
function folioRows(folio: Folio, planMode: PlanMode): FolioRow[] {
  return [
    { label: t`Holder`, lines: [heldBy(holderName(folio), folio.holdingMode)] },
    { label: t`Nominees`, lines: nomineeLines(folio) },
    { label: t`Plan`, lines: [planText(planMode, folio.distributorARN)] },
  ]
}

function bankText({ bank }: DescribedFolio, folios: readonly Folio[]): string {
  if (!('bankId' in bank))
    return `${wordOf(bank.accountType)} ${maskAccount(bank.accountNumber)}, ${bank.ifscCode}`
  const known = folios.flatMap(({ banks }) => banks).find(({ bankId }) => bankId === bank.bankId)
  return known ? `${known.bankName} ${shortNumber(known.accountLast4)}` : t`Your bank account`
}

function nominationLines(nomination: DescribedFolio['nomination'], folios: readonly Folio[]): string[] {
  if (nomination.kind === 'none') return [t`You do not want to nominate`]
  if (nomination.kind === 'listed')
    return nomination.nominees.map(({ name, sharePercent }) => `${name} ${sharePercent ?? 0}%`)
  const same = folios.find(({ folioNo }) => folioNo === nomination.folioNo)
  return same ? nomineeLines(same) : [t`Same as folio ${{ folio: maskFolio(nomination.folioNo) }}`]
}

/** What a folio that the order opens is going to be. */
function newFolioRows(
  newFolio: DescribedFolio,
  investor: string,
  folios: readonly Folio[],
  planMode: PlanMode,
): FolioRow[] {
  const { nomination } = newFolio
  return [
    { label: t`Holder`, lines: [heldBy(investor, single)] },
    { label: t`Bank`, lines: [bankText(newFolio, folios)] },
    { label: t`Nominees`, lines: nominationLines(nomination, folios) },
    { label: t`Plan`, lines: [planText(planMode, null)] },
  ]
}
