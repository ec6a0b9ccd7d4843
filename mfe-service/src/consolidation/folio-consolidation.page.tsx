import {
  Card,
  formatRupees,
  href,
  IconTile,
  ListRow,
  Note,
  Page,
  routes,
  Stack,
  useNavigate,
  wordOf,
  listed,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { toHub } from '../shared/back'
import { Loaded } from '../shared/loaded'
import { folioName } from '../shared/names'
import { OneFolioPopup } from '../shared/one-folio-popup'
import { type MergeableFolio, useMergeableFolios } from './consolidation.api'

/** /home/service-request/folio-consolidation and /nct/folio-consolidation: the folio that stays. */
export default function FolioConsolidationPage() {
  const folios = useMergeableFolios()
  const navigate = useNavigate()
  const leave = () => void navigate(href(routes.serviceRequest))
  return (
    <Page
      title={t`Merge folios`}
      context={t`Choose the folio that stays. The others move into it.`}
      back={toHub()}
    >
      <Loaded failure={t`Your folios did not load`} query={folios}>
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
        {t`Your units keep their purchase dates and prices. SIPs and orders continue in the folio that stays.`}
      </Note>
      {fitting.length > 0 && (
        <Card flush title={t`Folio that stays`}>
          {fitting.map((folio) => (
            <ListRow
              key={folio.folioNo}
              to={href(routes.sourceFolio, { target: folio.folioNo })}
              lead={<IconTile icon="merge" />}
              title={folioName(folio.folioNo)}
              subtitle={lineOf(folio)}
              figure={formatRupees(folio.value)}
            />
          ))}
        </Card>
      )}
      {others.length > 0 && (
        <Card flush title={t`Cannot be merged`}>
          {others.map((folio) => (
            <ListRow key={folio.folioNo} title={folioName(folio.folioNo)} subtitle={folio.whyNot} />
          ))}
        </Card>
      )}
    </Stack>
  )
}

function lineOf({ holdingMode: mode, holders, schemes }: MergeableFolio): string {
  const names = listed(holders)
  const holdingMode = wordOf(mode)
  return plural(schemes, {
    one: `${holdingMode}, ${names}, # scheme`,
    other: `${holdingMode}, ${names}, # schemes`,
  })
}
