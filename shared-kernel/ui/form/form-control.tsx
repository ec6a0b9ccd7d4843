import type { ReactNode } from 'react'
import { type Binding, useBoundField } from './use-bound-field'

export interface FormControlProps<Value> extends Binding<Value> {
  children: (control: {
    id: string | undefined
    value: Value | undefined
    error: string | undefined
    onChange: (value: Value | null) => void
  }) => ReactNode
}

/** A field of a form whose control is not the kernel's own, such as a slot (architecture: state). */
export function FormControl<Value>({ children, ...binding }: FormControlProps<Value>) {
  const { value, control, onChange } = useBoundField<Value>(binding)
  return children({ id: control.id, value, error: control.error, onChange })
}
