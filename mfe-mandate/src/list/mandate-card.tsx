import {
  Button,
  Card,
  DetailList,
  formatDate,
  formatRupeesRounded,
  href,
  ListRow,
  Note,
  routes,
  StatusPill,
  useNavigate,
  useSetAtom,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import type { Mandate } from '@portal/contracts/mandates/mandate'
import { useState } from 'react'
import { draftLike, mandateDraftAtom } from '../shared/mandate-draft'
import { accountName, kindNames, statusWords, validWords } from '../shared/mandate-words'
import { ChangeDialog } from './change-dialog'
import styles from './list.module.css'

export type Change = 'pause' | 'resume' | 'revoke'

/** Tells a mandate from others of its account by what is not beside it on the screen. */
const apartFromOthers = ({ kind, umrn }: Mandate) =>
  `, ${kindNames[kind]}${umrn ? `, UMRN ending ${umrn.slice(-4)}` : ''}`

/** One mandate: where it stands, what it pays, and what can be done with it. */
export function MandateCard({ mandate, mayCreate }: { mandate: Mandate; mayCreate: boolean }) {
  const { word, tone } = statusWords[mandate.status]
  return (
    <Card
      title={
        <>
          {accountName(mandate)}
          <VisuallyHidden>{apartFromOthers(mandate)}</VisuallyHidden>
        </>
      }
      subtitle={kindNames[mandate.kind] + (mandate.umrn ? ` · UMRN\u00a0${mandate.umrn}` : '')}
      action={
        <div>
          <StatusPill tone={tone}>{word}</StatusPill>
        </div>
      }
      wrapAction
    >
      {mandate.reason && (
        <div className={styles.reason}>
          <Note compact tone={mandate.actions.includes('resume') ? 'info' : 'warning'}>
            {mandate.reason}
          </Note>
        </div>
      )}
      <DetailList rows={rowsOf(mandate)} />
      <Sips mandate={mandate} />
      <Actions mandate={mandate} mayCreate={mayCreate} />
    </Card>
  )
}

function rowsOf(mandate: Mandate) {
  const { limit, frequency, usedAMonth, expectedOn, status } = mandate
  return [
    { label: 'Most in one debit', value: formatRupeesRounded(limit) },
    { label: 'Frequency', value: frequency },
    { label: 'Valid', value: validWords(mandate) },
    ...(expectedOn ? [{ label: 'Answer of the bank', value: `By ${formatDate(expectedOn)}` }] : []),
    ...(status === 'ACTIVE'
      ? [{ label: 'Your SIPs take in a month', value: formatRupeesRounded(usedAMonth) }]
      : []),
  ]
}

function Sips({ mandate: { sips } }: { mandate: Mandate }) {
  if (!sips.length) return null
  return (
    <ul className={styles.sips}>
      {sips.map(({ planId, schemeName, amount, endDate }) => (
        <li key={planId}>
          <ListRow
            title={<Verbatim>{schemeName}</Verbatim>}
            subtitle={endDate ? `Last instalment on ${formatDate(endDate)}` : 'Until you cancel it'}
            figure={formatRupeesRounded(amount)}
          />
        </li>
      ))}
    </ul>
  )
}

const labels = {
  pause: 'Pause',
  resume: 'Resume',
  revoke: 'End the mandate',
  raise: 'Raise or renew',
  reinitiate: 'Register again',
} as const

function Actions({ mandate, mayCreate }: { mandate: Mandate; mayCreate: boolean }) {
  const navigate = useNavigate()
  const setDraft = useSetAtom(mandateDraftAtom)
  const [change, setChange] = useState<Change>()
  const anew = (raises: boolean) => {
    setDraft(draftLike(mandate, { raises }))
    void navigate(href(routes.eMandateDetails))
  }
  const offered = mandate.actions.filter((each) => mayCreate || (each !== 'raise' && each !== 'reinitiate'))
  if (!offered.length) return null
  return (
    <div className={styles.actions}>
      {offered.map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="sm"
          aria-label={`${labels[action]}: ${accountName(mandate)}${apartFromOthers(mandate)}`}
          onClick={() =>
            action === 'raise' || action === 'reinitiate' ? anew(action === 'raise') : setChange(action)
          }
        >
          {labels[action]}
        </Button>
      ))}
      {change && mandate.umrn && (
        <ChangeDialog
          umrn={mandate.umrn}
          mandate={mandate}
          change={change}
          onClose={() => setChange(undefined)}
        />
      )}
    </div>
  )
}
