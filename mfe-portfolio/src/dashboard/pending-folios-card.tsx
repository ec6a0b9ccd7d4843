import { Card, formatDate, href, listed, ListRow, queryFor, routes, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'

/** The folios that the investor has begun, and what waits for whom; nothing where there are none. */
export default function PendingFoliosCard({ pan }: { pan: string }) {
  const { data } = useQuery(queryFor(createFolioApi.pendingTransaction, { panNumber: pan }))
  if (!data?.drafts.length) return null
  return (
    <Card title={t`New folios you have begun`} flush>
      {data.drafts.map((draft) => {
        const next = waitsFor(draft)
        const day = formatDate(draft.keptUntil)
        return (
          <ListRow
            key={draft.draftId}
            title={draft.applicants.map(({ investorName }) => investorName).join(', ')}
            subtitle={t`${next} Kept until ${day}.`}
            to={href(routes.folioReview)}
          />
        )
      })}
    </Card>
  )
}

/** What comes next in a folio, and who does it. */
function waitsFor({ missing, confirmations, applicants, branch }: NewFolioDraft): string {
  if (branch) return t`A branch opens this folio.`
  if (!missing.length) return t`Ready for your investment.`
  if (missing.some((part) => part !== 'confirmations' && part !== 'chequeReview'))
    return t`Some details are missing.`
  if (missing.includes('chequeReview')) return t`We are looking at your cheque.`
  const waiting = confirmations.filter(({ state }) => state !== 'confirmed')
  const who = listed(waiting.map(({ place }) => applicants[place - 1]?.investorName ?? ''))
  return t`Waiting for ${who}.`
}
