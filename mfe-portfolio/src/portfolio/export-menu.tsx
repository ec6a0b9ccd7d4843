import { Icon, Menu, saveFile, useHost } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import styles from './portfolio.module.css'
import { portfolioCsv } from './portfolio-csv'
import { sheetName } from './portfolio-sheet'

interface ExportMenuProps {
  holdings: readonly Holding[]
  navDate: string | null
}

/** Takes the holdings on screen along as a file. The library that writes XLSX is fetched when it is first used. */
export function ExportMenu({ holdings, navDate }: ExportMenuProps) {
  const host = useHost()
  const csv = () =>
    saveFile(new Blob([portfolioCsv(holdings)], { type: 'text/csv' }), sheetName(navDate, 'csv'))
  const xlsx = async () => {
    try {
      const { portfolioXlsx } = await import('./portfolio-xlsx')
      saveFile(await portfolioXlsx(holdings), sheetName(navDate, 'xlsx'))
    } catch {
      host.toast({
        type: 'danger',
        message: t`The Excel file was not made.`,
        message2: t`Check your internet connection and try again, or take the CSV.`,
      })
    }
  }
  return (
    <Menu
      label={t`Export`}
      align="end"
      triggerClassName={styles.export}
      trigger={
        <>
          <Icon name="download" size="sm" /> {t`Export`}
        </>
      }
      groups={[
        {
          items: [
            { label: t`Excel (XLSX)`, icon: 'table', onSelect: () => void xlsx() },
            { label: t`CSV`, icon: 'document', onSelect: csv },
          ],
        },
      ]}
    />
  )
}
