import { Card, DataTable } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { Amount, Gain } from '../shared/amounts'
import { holdingRate } from '../shared/holding'
import { FigureButton } from './figure-button'
import { holdingColumns } from './holding-columns'
import type { HoldingGroup } from './holding-groups'
import type { OpenPart } from './open-part'
import styles from './portfolio.module.css'
import type { Grouping } from './portfolio-view'

interface GroupCardProps {
  group: HoldingGroup
  by: Grouping
  onOpen: (part: OpenPart) => void
}

/** One folio, scheme or category with its holdings: a table, on narrow screens cards. */
export function GroupCard({ group, by, onOpen }: GroupCardProps) {
  const { title, subtitle, holdings, value, gain, paidIn, dayChange, part } = group
  return (
    <Card
      flush
      wrapAction
      title={title}
      subtitle={subtitle}
      action={
        <div className={styles.groupFigures}>
          <span className={styles.groupValue}>
            <FigureButton of={title} onOpen={() => onOpen({ kind: 'flows', title, part })}>
              <Amount paise={value} />
            </FigureButton>
          </span>
          <span>
            <Gain paise={gain} rate={holdingRate({ gain, paidIn })} />
          </span>
          <span className={styles.day}>
            <Trans>
              <Gain paise={dayChange} /> since the last NAV
            </Trans>
          </span>
        </div>
      }
    >
      <div className={styles.holdings}>
        <DataTable
          caption={t`Holdings: ${title}`}
          columns={holdingColumns(by, holdings[0]?.currentNAVDate, onOpen)}
          rows={holdings}
          rowKey={({ folioNo, schemePlanCode }) => `${folioNo} ${schemePlanCode}`}
        />
      </div>
    </Card>
  )
}
