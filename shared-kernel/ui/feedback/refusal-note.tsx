import { type ReactNode, useEffect, useRef } from 'react'
import { Note, type Tone } from './note'

export interface RefusalNoteProps {
  tone?: Extract<Tone, 'negative' | 'warning'>
  title: string
  children: ReactNode
  action?: ReactNode
}

/**
 * What was refused after a press of a button; it comes into view and takes the focus, also far from it, once for what it
 * says (visual design: note).
 */
export function RefusalNote({ tone = 'negative', title, children, action }: RefusalNoteProps) {
  const box = useRef<HTMLDivElement>(null)
  const said = useRef('')
  useEffect(() => {
    const text = box.current?.textContent ?? ''
    if (text === said.current) return
    said.current = text
    box.current?.focus()
  })
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone={tone} title={title} role="alert" action={action}>
        {children}
      </Note>
    </div>
  )
}
