import { type ApiError, Card, DetailList, formatTime } from '@portal/kernel'
import type { ReactNode } from 'react'
import type { ExitKind, ExitQuote } from '../kinds/exit-kind'
import { CutOffNote } from '../shared/cut-off-note'
import type { NavTiming } from '../shared/nav-timing'
import { RefusalNote } from '../shared/refusal-note'
import { mayRepeat } from '../transaction/place-with-code'
import { ChangeLink } from './change-link'
import { costRows, estimateText } from './cost-rows'
import styles from './exits.module.css'
import { Figure } from './figure'
import { belowMinimum, MinimumDialog } from './minimum-dialog'

export interface ConfirmCardProps {
  kind: ExitKind
  quote: ExitQuote
  timing: NavTiming | undefined
  failure: ApiError | undefined
  action: ReactNode
}

/** The sum and the button that asks for the code. */
export function ConfirmCard({ kind, quote, timing, failure, action }: ConfirmCardProps) {
  return (
    <Card title={kind.words.figure}>
      <Figure kind={kind} quote={quote} />
      <p className={styles.small}>{estimateText(quote)}</p>
      <DetailList rows={[...costRows(quote), ...kind.summary(quote)]} />
      <div className={styles.blocks}>
        {timing && <CutOffNote timing={timing} act="Confirm" />}
        {failure && <FailureNote kind={kind} failure={failure} />}
        <div className={styles.wide}>{action}</div>
      </div>
      <p className={styles.after}>
        We send a one-time code. You can cancel until {formatTime(quote.cutOffAt)}.
      </p>
    </Card>
  )
}

function FailureNote({ kind, failure }: { kind: ExitKind; failure: ApiError }) {
  if (mayRepeat(failure))
    return (
      <RefusalNote tone="warning" title="You may have placed this order.">
        {failure.message} Confirm again: you do not place it twice.
      </RefusalNote>
    )
  return (
    <RefusalNote title={kind.words.notPlaced}>
      {failure.code === belowMinimum && <MinimumDialog />}
      {failure.message}
      {kind.fieldOf(failure.code) && (
        <div className={styles.change}>
          <ChangeLink kind={kind} refusal={failure} />
        </div>
      )}
    </RefusalNote>
  )
}
