import { Button, Card, DetailList, href, routes, shortNumber, Stack, TextLink } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { DraftedFolio } from '@portal/contracts/folio-opening/new-folio'
import type { CreateFolioProps } from '@portal/contracts/wire/slots'
import { useEffect } from 'react'
import { useNewFolios } from '../draft/use-new-folio'
import { holdingText } from '../shared/folio-words'

/** A folio that was described on its own pages, as part of a purchase: read here, changed there. */
export function DraftedFolioPart({ value, onChange, drafted }: CreateFolioProps & { drafted: DraftedFolio }) {
  const { drafts } = useNewFolios()
  const draft = drafts?.find(({ draftId }) => draftId === drafted.draftId)
  const isGone = drafts !== undefined && !draft
  const version = draft?.version ?? drafted.version
  useEffect(() => {
    // What was changed since is what is bought into, and nothing is wrong with it here.
    if (isGone) onChange({ newFolio: null })
    else if (version !== drafted.version || value.fields === undefined)
      onChange({ ...value, newFolio: { ...drafted, version }, fields: [] })
  })
  return (
    <Card
      title={t`Your new folio`}
      action={<TextLink to={href(routes.folioReview)} look="strong">{t`Change`}</TextLink>}
    >
      <Stack gap="fields">
        {draft && (
          <DetailList
            rows={[
              {
                label: t`Holders`,
                value: draft.applicants.map(({ investorName }) => investorName).join(', '),
              },
              { label: t`Held`, value: holdingText(draft.modeOfHolding) },
              {
                label: t`Bank account`,
                value: draft.bankAccount
                  ? `${draft.bankAccount.bankName} ${shortNumber(draft.bankAccount.accountNumber)}`
                  : t`Not chosen yet`,
              },
            ]}
          />
        )}
        <Button
          variant="quiet"
          onClick={() => onChange({ newFolio: null })}
        >{t`Open a folio of my own instead`}</Button>
      </Stack>
    </Card>
  )
}
