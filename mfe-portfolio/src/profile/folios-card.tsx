import {
  Card,
  formatDate,
  href,
  LinkButton,
  listed,
  ListRow,
  maskFolio,
  routes,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import { Masked } from './masked'
import { holdingText } from './profile-words'

/** Every folio, with who holds it and how. */
export function FoliosCard({ folios }: { folios: readonly Folio[] }) {
  if (!folios.length) return null
  return (
    <Card title={t`Folios`} flush>
      {folios.map((folio) => {
        const masked = maskFolio(folio.folioNo)
        return (
          <ListRow
            key={folio.folioNo}
            title={
              <Trans>
                Folio <Masked label={t`folio number`} masked={masked} whole={folio.folioNo} />
              </Trans>
            }
            subtitle={lineOf(folio)}
            action={
              <LinkButton
                variant="secondary"
                size="sm"
                to={`${href(routes.portfolio)}?${new URLSearchParams({ folio: folio.folioNo })}`}
              >
                <Trans>
                  Holdings
                  <VisuallyHidden>
                    {' '}
                    of folio <Verbatim>{masked}</Verbatim>
                  </VisuallyHidden>
                </Trans>
              </LinkButton>
            }
          />
        )
      })}
    </Card>
  )
}

function lineOf({ holdingMode, isDemat, holders, distributorARN, openedOn }: Folio): string {
  const names = holders.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  const day = formatDate(openedOn)
  return [
    isDemat ? t`Demat` : holdingText(holdingMode),
    listed(names),
    distributorARN ? t`Distributor ${distributorARN}` : t`Direct`,
    t`since ${day}`,
  ].join(' · ')
}
