import { createContext, useContext, useEffect } from 'react'

export interface FormFrame {
  /** The id of a field's control; unique on the page. */
  idOf: (name: string) => string
  /** Tells the summary what a field is called; the answer forgets it again. */
  register: (name: string, label: string) => () => void
  /** What was refused elsewhere, by field. */
  refused?: Readonly<Record<string, string>>
}

export const FormFrameContext = createContext<FormFrame | null>(null)

/** Ties a field to the form's error summary; outside of a `PortalForm` the field makes its own id. */
export function useFormFrame(name: string, label: string): string | undefined {
  const frame = useContext(FormFrameContext)
  useEffect(() => frame?.register(name, label), [frame, name, label])
  return frame?.idOf(name)
}

/** What was refused elsewhere about a field, for as long as its value is the one that was refused. */
export function useRefusedElsewhere(name: string, dirty: boolean | undefined): string | undefined {
  const refused = useContext(FormFrameContext)?.refused?.[name]
  return dirty ? undefined : refused
}
