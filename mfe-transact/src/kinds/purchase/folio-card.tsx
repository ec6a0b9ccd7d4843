import { maskFolio, useInvestor } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { LumpsumTerms } from '@portal/kernel/contracts/order-terms'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { DraftedFolioCard } from './drafted-folio-card'
import { folioRows, newFolioRows } from './folio-rows'
import { RowsCard } from './rows-card'

export interface FolioCardProps {
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
  if (folio) return <RowsCard title={`Folio ${maskFolio(folio.folioNo)}`} rows={folioRows(folio, planMode)} />
  if (!newFolio) return null
  if ('draftId' in newFolio) return <DraftedFolioCard {...newFolio} planMode={planMode} />
  return <RowsCard title="New folio" rows={newFolioRows(newFolio, name, folios, planMode)} />
}
