import {
  Card,
  DetailList,
  EmptyState,
  href,
  LinkButton,
  maskFolio,
  message,
  Note,
  Page,
  routes,
  Stack,
  useLocation,
} from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { nomineeApi } from '@portal/contracts/folios/nominee'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { useNominees } from './nominee.api'

type FolioNominees = ResponseOf<typeof nomineeApi.nominees>['folios'][number]

/** /home/service-request/nominee-details and /nct/nominee-details: who gets the units of each folio. */
export default function NomineeDetailsPage() {
  const nominees = useNominees()
  const optOut = useLocation().pathname.endsWith('/dcn')
  return (
    <Page title="Nominees" context="They get your units if something happens to you." back={toHub}>
      <Loaded what="Your nominees" query={nominees}>
        {({ folios }) =>
          folios.length ? (
            <Stack>
              {folios.map((folio) => (
                <FolioCard key={folio.folioNo} folio={folio} optOut={optOut} />
              ))}
            </Stack>
          ) : (
            <EmptyState
              fullPage
              title="No folio yet"
              action={<LinkButton to={href(routes.exploreFunds)}>Explore funds</LinkButton>}
            >
              You name your nominees with your first investment.
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

function FolioCard({ folio, optOut }: { folio: FolioNominees; optOut: boolean }) {
  const { folioNo, canChange, nominees, optedOut } = folio
  const to = href(routes.editNominee, { folio: folioNo, optOut: optOut ? 'true' : undefined })
  const action = nominees.length ? 'Change nominees' : 'Add a nominee'
  return (
    <Card
      title={`Folio ${maskFolio(folioNo)}`}
      action={
        canChange && (
          <LinkButton
            variant="secondary"
            size="sm"
            to={to}
            aria-label={`${action} of folio ${maskFolio(folioNo)}`}
          >
            {action}
          </LinkButton>
        )
      }
    >
      {nominees.length ? (
        <DetailList
          rows={nominees.map(({ name, relation, sharePercent, guardianName }) => ({
            label: `${name}, ${relation}${guardianName ? `, guardian ${guardianName}` : ''}`,
            value: `${sharePercent}%`,
          }))}
        />
      ) : canChange ? (
        <Note tone={optedOut ? 'info' : 'warning'}>
          {optedOut ? 'You chose to have no nominee in this folio.' : message('addNominee')}
        </Note>
      ) : (
        <p>Ask your depository participant: this folio is in Demat form.</p>
      )}
    </Card>
  )
}
