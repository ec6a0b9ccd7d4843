import {
  EmptyState,
  href,
  LinkButton,
  maskFolio,
  Page,
  routes,
  Select,
  Stack,
  useInvestor,
  useLocation,
  useSearchParams,
  listed,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { useRequestSettings } from '../requests/request.api'
import { Loaded } from '../shared/loaded'
import { NomineeEditor } from './nominee-editor'
import { useNominees } from './nominee.api'

const back = () => ({ to: href(routes.nomineeDetails), label: t`Nominees` })

/** /home/service-request/edit-nominee and /nct/edit-nominee: the nominees of one folio. */
export default function EditNomineePage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const nominees = useNominees()
  const settings = useRequestSettings()
  const [requested, choose] = useState(query.get('folio'))
  const optOut = query.get('optOut') === 'true' || pathname.endsWith('/dcn')
  return (
    <Page title={t`Change nominees`} back={back()} width="narrow">
      <Loaded failure={t`Your nominees did not load`} query={nominees}>
        {({ folios }) => {
          const able = folios.filter(({ canChange }) => canChange)
          const folio = able.find(({ folioNo }) => folioNo === requested) ?? able[0]
          return folio ? (
            <Stack>
              <FolioChoice folios={able} chosen={folio.folioNo} onChange={choose} />
              <NomineeEditor
                key={folio.folioNo}
                folio={folio}
                pan={pan}
                optOut={optOut}
                settings={settings.data}
              />
            </Stack>
          ) : (
            <EmptyState
              fullPage
              title={t`No folio to change`}
              action={<LinkButton to={href(routes.nomineeDetails)}>{t`See your nominees`}</LinkButton>}
            >
              {folios.length
                ? t`Nominees of a Demat folio are changed at your depository participant.`
                : t`You name your nominees with your first investment.`}
            </EmptyState>
          )
        }}
      </Loaded>
    </Page>
  )
}

interface FolioChoiceProps {
  folios: readonly { folioNo: string; holders: readonly string[] }[]
  chosen: string
  onChange: (folioNo: string) => void
}

/** Which folio it is of, always named: a link may leave it open. */
function FolioChoice({ folios, chosen, onChange }: FolioChoiceProps) {
  const named = folios.map(({ folioNo, holders }) => {
    const folio = maskFolio(folioNo)
    const names = listed(holders)
    return { value: folioNo, label: t`Folio ${folio}, ${names}` }
  })
  if (named.length === 1) return <p>{named[0]?.label}</p>
  return <Select label={t`Folio`} options={named} value={chosen} onChange={onChange} />
}
