import type { RefObject } from 'react'
import { useIsMobile } from '../base/public'
import Calendar from './calendar'
import styles from './calendar-place.module.css'
import type { CalendarProps } from './calendar-rules'
import { DatePopover } from './date-popover'
import { DateSheet } from './date-sheet'

export interface DatePickerProps extends CalendarProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The calendar of a field: a popover, or a sheet from below on screens of 768 px and less. */
export default function DatePicker({ anchor, onClose, ...calendar }: DatePickerProps) {
  const mobile = useIsMobile()
  const title = `Choose ${calendar.label.toLowerCase()}`
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
