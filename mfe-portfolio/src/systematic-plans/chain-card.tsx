import {
  Button,
  Card,
  type Column,
  DataTable,
  formatDate,
  formatRupees,
  formatUnits,
  href,
  type PillTone,
  routes,
  StatusPill,
  TextLink,
  VisuallyHidden,
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import type { PlanInstalment, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { useState } from 'react'
import styles from './systematic-plans.module.css'

type Kind = SystematicPlan['kind']

const doneTexts: Readonly<Record<Kind, Text>> = { SIP: msg`Paid`, STP: msg`Moved`, SWP: msg`Paid out` }

const pills: Readonly<Record<PlanInstalment['state'], { tone: PillTone; text: Text }>> = {
  coming: { tone: 'neutral', text: msg`To come` },
  onTheWay: { tone: 'info', text: msg`On its way` },
  done: { tone: 'positive', text: msg`Done` },
  failed: { tone: 'negative', text: msg`Failed` },
  leftOut: { tone: 'neutral', text: msg`Left out` },
}

/** As many instalments as are seen at once: a year and the next one. */
const first = 13

/** What became of every instalment, the newest first. */
export function ChainCard({ instalments, kind }: { instalments: readonly PlanInstalment[]; kind: Kind }) {
  const [all, setAll] = useState(false)
  const rows = all ? instalments : instalments.slice(0, first)
  return (
    <Card title={t`Instalments`} flush>
      <DataTable caption={t`Instalments`} columns={columns(kind)} rows={rows} rowKey={({ dueOn }) => dueOn} />
      {rows.length < instalments.length && (
        <div className={styles.more}>
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {t`Show all`}
          </Button>
        </div>
      )}
    </Card>
  )
}

const columns = (kind: Kind): Column<PlanInstalment>[] => [
  { key: 'due', header: t`Due on`, heading: true, unbroken: true, cell: ({ dueOn }) => formatDate(dueOn) },
  { key: 'amount', header: t`Amount`, numeric: true, cell: ({ amount }) => formatRupees(amount) },
  { key: 'units', header: t`Units`, numeric: true, cell: ({ units }) => (units ? formatUnits(units) : '–') },
  { key: 'state', header: t`Status`, cell: (row) => <State row={row} kind={kind} /> },
  { key: 'receipt', header: t`Receipt`, actions: true, cell: Receipt },
]

function State({ row: { state, reason }, kind }: { row: PlanInstalment; kind: Kind }) {
  const { tone, text } = pills[state]
  return (
    <>
      <StatusPill tone={tone}>{textOf(state === 'done' ? doneTexts[kind] : text)}</StatusPill>
      {reason && <span className={styles.reason}>{reason}</span>}
      {state === 'leftOut' && <span className={styles.reason}> {t`in the pause`}</span>}
    </>
  )
}

/** Only money that arrived has a receipt. */
function Receipt({ transactionId, state, dueOn }: PlanInstalment) {
  if (!transactionId || state === 'failed') return null
  const day = formatDate(dueOn)
  return (
    <TextLink to={href(routes.investSuccess, { order: transactionId })}>
      <Trans>
        Receipt<VisuallyHidden> of {day}</VisuallyHidden>
      </Trans>
    </TextLink>
  )
}
