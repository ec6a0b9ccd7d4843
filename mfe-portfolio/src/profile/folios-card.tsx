import {
  Card,
  formatDate,
  href,
  LinkButton,
  ListRow,
  maskFolio,
  routes,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import type { Folio } from '@portal/contracts/folios/investor'
import { Masked } from './masked'

/** Every folio, with who holds it and how. */
export function FoliosCard({ folios }: { folios: readonly Folio[] }) {
  if (!folios.length) return null
  return (
    <Card title="Folios" flush>
      {folios.map((folio) => (
        <ListRow
          key={folio.folioNo}
          title={
            <>
              Folio <Masked label="folio number" masked={maskFolio(folio.folioNo)} whole={folio.folioNo} />
            </>
          }
          subtitle={lineOf(folio)}
          action={
            <LinkButton
              variant="secondary"
              size="sm"
              to={`${href(routes.portfolio)}?${new URLSearchParams({ folio: folio.folioNo })}`}
            >
              Holdings
              <VisuallyHidden>
                {' '}
                of folio <Verbatim>{maskFolio(folio.folioNo)}</Verbatim>
              </VisuallyHidden>
            </LinkButton>
          }
        />
      ))}
    </Card>
  )
}

function lineOf({ holdingMode, isDemat, holders, distributorARN, openedOn }: Folio): string {
  const names = holders.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
  return [
    isDemat ? 'Demat' : holdingMode,
    names.join(' and '),
    distributorARN ? `Distributor ${distributorARN}` : 'Direct',
    `since ${formatDate(openedOn)}`,
  ].join(' · ')
}
