import {
  api,
  Button,
  Card,
  Checkbox,
  EmptyState,
  formatRupees,
  href,
  limits,
  LinkButton,
  maskFolio,
  message,
  Page,
  routes,
  SideLayout,
  Stack,
  useSearchParams,
  Verbatim,
} from '@portal/kernel'
import { plural, t, Trans } from '@portal/kernel/words'
import { consolidationApi } from '@portal/contracts/folios/consolidation'
import { useState } from 'react'
import { useRequestSettings } from '../requests/request.api'
import { FailureNote } from '../shared/failure-note'
import { Loaded } from '../shared/loaded'
import { useAsk } from '../shared/use-ask'
import { type MergeableFolio, useMergeableFolios, useMergePreview } from './consolidation.api'
import { PreviewCard } from './preview-card'

const back = () => ({ to: href(routes.folioConsolidation), label: t`Merge folios` })

/** /home/service-request/source-folio and /nct/source-folio: the folios that move into another one. */
export default function SourceFolioPage() {
  const [query] = useSearchParams()
  const folios = useMergeableFolios()
  return (
    <Page title={t`Choose folios to merge`} back={back()}>
      <Loaded failure={t`Your folios did not load`} query={folios}>
        {({ folios: own }) => {
          const target = own.find(({ folioNo }) => folioNo === query.get('target'))
          const sources = own.filter(({ folioNo }) => target?.mergesInto.includes(folioNo))
          return target && sources.length ? (
            <Sources target={target.folioNo} sources={sources} />
          ) : (
            <EmptyState
              fullPage
              title={t`Choose the folio that stays first`}
              action={<LinkButton to={href(routes.folioConsolidation)}>{t`Choose a folio`}</LinkButton>}
            >
              {t`The others then move into it.`}
            </EmptyState>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Sources({ target, sources }: { target: string; sources: readonly MergeableFolio[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const most = useRequestSettings().data?.mostFolios ?? limits.entries.foliosMerged
  const preview = useMergePreview(chosen.length > most ? [] : chosen, target)
  const { ask, busy, failure } = useAsk(routes.folioSuccess)
  const folio = maskFolio(target)
  const tooMany = chosen.length > most ? message('tooManyFolios', { most }) : undefined
  const toggle = (folioNo: string, on: boolean) =>
    setChosen((last) => (on ? [...last, folioNo] : last.filter((each) => each !== folioNo)))
  const merge = () => void ask(() => api.call(consolidationApi.consolidate, { sources: [...chosen], target }))
  return (
    <SideLayout aside={<PreviewCard preview={chosen.length && !tooMany ? preview : undefined} />}>
      <Stack>
        <FailureNote failure={failure ?? tooMany ?? preview.error?.message} />
        <Card title={t`Into folio ${folio}`} subtitle={t`At most ${most} at once.`}>
          <Stack gap="sm">
            {sources.map((source) => (
              <Checkbox
                key={source.folioNo}
                checked={chosen.includes(source.folioNo)}
                onChange={(on) => toggle(source.folioNo, on)}
              >
                <Source folio={source} />
              </Checkbox>
            ))}
          </Stack>
        </Card>
        <Button busy={busy} disabled={!chosen.length || Boolean(tooMany) || !preview.data} onClick={merge}>
          {t`Review and confirm`}
        </Button>
      </Stack>
    </SideLayout>
  )
}

function Source({ folio: { folioNo, schemes, value } }: { folio: MergeableFolio }) {
  const folio = maskFolio(folioNo)
  const amount = formatRupees(value)
  const count = plural(schemes, { one: '# scheme', other: '# schemes' })
  return (
    <Trans>
      Folio <Verbatim>{folio}</Verbatim>, {count}, <Verbatim>{amount}</Verbatim>
    </Trans>
  )
}
