import type { ReactNode } from 'react'
import { Dialog } from '../overlay/public'

interface DateSheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The calendar as a sheet from below. */
export function DateSheet({ title, onClose, children }: DateSheetProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {children}
    </Dialog>
  )
}
