import { useBoundField, type Binding } from './use-bound-field'

/** A field's own properties without what the form gives it. */
export type Bound<Props, Value> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'onFocus' | 'id' | 'name' | keyof Binding<Value>
> &
  Binding<Value>

/** What a form gives a field that holds text. */
export function useTextBinding(props: Binding<string>) {
  const { value, control, onChange } = useBoundField<string>(props)
  return { ...control, value: value ?? '', onChange }
}
