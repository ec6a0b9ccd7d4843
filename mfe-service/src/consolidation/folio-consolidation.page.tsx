import {
  Card,
  formatRupees,
  href,
  IconTile,
  ListRow,
  maskFolio,
  Note,
  Page,
  routes,
  Stack,
  useNavigate,
} from '@portal/kernel'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { OneFolioPopup } from '../shared/one-folio-popup'
import { type MergeableFolio, useMergeableFolios } from './consolidation.api'

/** /home/service-request/folio-consolidation and /nct/folio-consolidation: the folio that stays. */
export default function FolioConsolidationPage() {
  const folios = useMergeableFolios()
  const navigate = useNavigate()
  const leave = () => void navigate(href(routes.serviceRequest))
  return (
    <Page title="Merge folios" context="Choose the folio that stays. The others move into it." back={toHub}>
      <Loaded what="Your folios" query={folios}>
        {({ folios: own }) =>
          own.length > 1 ? <Targets folios={own} /> : <OneFolioPopup open onClose={leave} />
        }
      </Loaded>
    </Page>
  )
}

function Targets({ folios }: { folios: readonly MergeableFolio[] }) {
  const fitting = folios.filter(({ mergesInto }) => mergesInto.length)
  const others = folios.filter(({ mergesInto }) => !mergesInto.length)
  return (
    <Stack>
      <Note icon="info">
        Units keep the day and the price at which you bought them. SIPs and orders go on in the folio that
        stays.
      </Note>
      {fitting.length > 0 && (
        <Card flush title="Folio that stays">
          {fitting.map(({ folioNo, holdingMode, holders, schemes, value }) => (
            <ListRow
              key={folioNo}
              to={href(routes.sourceFolio, { target: folioNo })}
              lead={<IconTile icon="merge" />}
              title={`Folio ${maskFolio(folioNo)}`}
              subtitle={`${holdingMode}, ${holders.join(' and ')}, ${schemes === 1 ? '1 scheme' : `${schemes} schemes`}`}
              figure={formatRupees(value)}
            />
          ))}
        </Card>
      )}
      {others.length > 0 && (
        <Card flush title="Cannot be merged">
          {others.map(({ folioNo, whyNot }) => (
            <ListRow key={folioNo} title={`Folio ${maskFolio(folioNo)}`} subtitle={whyNot} />
          ))}
        </Card>
      )}
    </Stack>
  )
}
