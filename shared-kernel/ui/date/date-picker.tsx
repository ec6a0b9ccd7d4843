import { t } from '@portal/contracts/words/macros'
import type { RefObject } from 'react'
import { useIsMobile } from '../base/public'
import Calendar from './calendar'
import styles from './calendar-place.module.css'
import type { CalendarProps } from './calendar-rules'
import { DatePopover } from './date-popover'
import type { ReactNode } from 'react'
import { Dialog } from '../overlay/public'

interface DateSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The calendar as a sheet from below. */
function DateSheet({ title, onClose, children }: DateSheetProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {children}
    </Dialog>
  )
}

export interface DatePickerProps extends CalendarProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The calendar of a field: a popover, or a sheet from below on screens of 768 px and less. */
export default function DatePicker({ anchor, onClose, ...calendar }: DatePickerProps) {
  const mobile = useIsMobile()
  const title = t`Choose ${{ field: calendar.label.toLowerCase() }}`
  const month = (
    <div className={styles.place}>
      <Calendar {...calendar} />
    </div>
  )
  return mobile ? (
    <DateSheet title={title} onClose={onClose}>
      {month}
    </DateSheet>
  ) : (
    <DatePopover title={title} onClose={onClose} anchor={anchor}>
      {month}
    </DatePopover>
  )
}
