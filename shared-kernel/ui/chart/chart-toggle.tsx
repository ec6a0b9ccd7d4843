import { t } from '@portal/contracts/words/macros'
import { Button } from '../button/public'
import { useChartAsTable } from './chart-as-table'
import styles from './chart.module.css'

/**
 * 'Show as table' and back, the same button in the same place under every chart or in its card's head (visual
 * design: charts).
 */
export function ChartToggle() {
  const [asTable, choose] = useChartAsTable()
  return (
    <Button
      variant="quiet"
      size="sm"
      className={styles.toggle}
      icon={asTable ? 'line-chart' : 'table'}
      onClick={() => choose(!asTable)}
    >
      {asTable ? t`Show as chart` : t`Show as table`}
    </Button>
  )
}
