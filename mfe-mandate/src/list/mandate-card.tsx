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
  textOf,
  useNavigate,
  useSetAtom,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import type { Mandate } from '@portal/contracts/mandates/mandate'
import { msg, t } from '@portal/kernel/words'
import { useState } from 'react'
import { draftLike, mandateDraftAtom } from '../shared/mandate-draft'
import { accountName, frequencyNames, kindNames, statusWords, validWords } from '../shared/mandate-words'
import { ChangeDialog } from './change-dialog'
import styles from './list.module.css'

export type Change = 'pause' | 'resume' | 'revoke'

/** Tells a mandate from others of its account by what is not beside it on the screen. */
function apartFromOthers({ kind, umrn }: Mandate) {
  const name = textOf(kindNames[kind])
  const end = umrn?.slice(-4)
  return end ? t`, ${name}, UMRN ending ${end}` : `, ${name}`
}

/** "eMandate · UMRN PRJT…": the number once there is one. */
function subtitleOf({ kind, umrn }: Mandate) {
  const name = textOf(kindNames[kind])
  return umrn ? t`${name} · UMRN\u00a0${umrn}` : name
}

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
      subtitle={subtitleOf(mandate)}
      action={
        <div>
          <StatusPill tone={tone}>{textOf(word)}</StatusPill>
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
  const day = expectedOn && formatDate(expectedOn)
  return [
    { label: t`Most in one debit`, value: formatRupeesRounded(limit) },
    { label: t`Frequency`, value: textOf(frequencyNames[frequency]) },
    { label: t`Valid`, value: validWords(mandate) },
    ...(day ? [{ label: t`Answer of the bank`, value: t`By ${day}` }] : []),
    ...(status === 'ACTIVE'
      ? [{ label: t`Your SIPs take in a month`, value: formatRupeesRounded(usedAMonth) }]
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
            subtitle={lastInstalment(endDate)}
            figure={formatRupeesRounded(amount)}
          />
        </li>
      ))}
    </ul>
  )
}

function lastInstalment(endDate: string | null) {
  if (!endDate) return t`Until you cancel it`
  const day = formatDate(endDate)
  return t`Last instalment on ${day}`
}

const labels = {
  pause: msg`Pause`,
  resume: msg`Resume`,
  revoke: msg`End the mandate`,
  raise: msg`Raise or renew`,
  reinitiate: msg`Register again`,
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
          aria-label={`${textOf(labels[action])}: ${accountName(mandate)}${apartFromOthers(mandate)}`}
          onClick={() =>
            action === 'raise' || action === 'reinitiate' ? anew(action === 'raise') : setChange(action)
          }
        >
          {textOf(labels[action])}
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
