import {
  EmptyState,
  href,
  LinkButton,
  maskFolio,
  Page,
  routes,
  useInvestor,
  useLocation,
  useSearchParams,
} from '@portal/kernel'
import { useRequestSettings } from '../requests/request.api'
import { Loaded } from '../shared/loaded'
import { NomineeEditor } from './nominee-editor'
import { useNominees } from './nominee.api'

const back = { to: href(routes.nomineeDetails), label: 'Nominees' }

/** /home/service-request/edit-nominee and /nct/edit-nominee: the nominees of one folio. */
export default function EditNomineePage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const nominees = useNominees()
  const settings = useRequestSettings()
  const optOut = query.get('optOut') === 'true' || pathname.endsWith('/dcn')
  return (
    <Page
      title="Change nominees"
      back={back}
      width="narrow"
      context={<Context folioNo={query.get('folio')} />}
    >
      <Loaded what="Your nominees" query={nominees}>
        {({ folios }) => {
          const able = folios.filter(({ canChange }) => canChange)
          const folio = able.find(({ folioNo }) => folioNo === query.get('folio')) ?? able[0]
          return folio ? (
            <NomineeEditor folio={folio} pan={pan} optOut={optOut} settings={settings.data} />
          ) : (
            <EmptyState
              fullPage
              title="No folio to change"
              action={<LinkButton to={back.to}>See your nominees</LinkButton>}
            >
              {folios.length
                ? 'Nominees of a Demat folio are changed at your depository participant.'
                : 'You name your nominees with your first investment.'}
            </EmptyState>
          )
        }}
      </Loaded>
    </Page>
  )
}

const Context = ({ folioNo }: { folioNo: string | null }) => <>{folioNo && `Folio ${maskFolio(folioNo)}`}</>
