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
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { nomineeApi } from '@portal/contracts/folios/nominee'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { folioName } from '../shared/names'
import { useNominees } from './nominee.api'

type FolioNominees = ResponseOf<typeof nomineeApi.nominees>['folios'][number]

/** /home/service-request/nominee-details and /nct/nominee-details: who gets the units of each folio. */
export default function NomineeDetailsPage() {
  const nominees = useNominees()
  const optOut = useLocation().pathname.endsWith('/dcn')
  return (
    <Page title={t`Nominees`} context={t`They get your units if something happens to you.`} back={toHub()}>
      <Loaded failure={t`Your nominees did not load`} query={nominees}>
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
              title={t`No folio yet`}
              action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
            >
              {t`You name your nominees with your first investment.`}
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
  const masked = maskFolio(folioNo)
  return (
    <Card
      title={folioName(folioNo)}
      action={
        canChange && (
          <LinkButton
            variant="secondary"
            size="sm"
            to={to}
            aria-label={
              nominees.length ? t`Change nominees of folio ${masked}` : t`Add a nominee of folio ${masked}`
            }
          >
            {nominees.length ? t`Change nominees` : t`Add a nominee`}
          </LinkButton>
        )
      }
    >
      {nominees.length ? (
        <DetailList
          rows={nominees.map(({ name, relation, sharePercent, guardianName }) => ({
            label: guardianName ? t`${name}, ${relation}, guardian ${guardianName}` : `${name}, ${relation}`,
            value: `${sharePercent}%`,
          }))}
        />
      ) : canChange ? (
        <Note tone={optedOut ? 'info' : 'warning'}>
          {optedOut ? t`You chose to have no nominee in this folio.` : message('addNominee')}
        </Note>
      ) : (
        <p>{t`Ask your depository participant: this folio is in Demat form.`}</p>
      )}
    </Card>
  )
}
