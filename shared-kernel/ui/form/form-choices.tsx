import {
  ChoiceRows,
  SegmentedControl,
  type ChipsProps,
  type ChoiceRowsProps,
  type SegmentedControlProps,
} from '../choice/public'
import { Chips } from '../choice/inner'
import { Select, type SelectProps } from '../select/public'
import { splitBinding, useBoundField, type Binding } from './use-bound-field'

type Bound<Props, Value> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'id' | keyof Binding<Value>> &
  Binding<Value>

function useChoice<Value extends string>(binding: Binding<Value>) {
  const { value, control, onChange } = useBoundField<Value>(binding)
  const { id, label, error, onBlur } = control
  return { frame: { id, label, error }, value: value || null, onChange, onBlur }
}

export type FormSelectProps<Value extends string = string> = Bound<SelectProps<Value>, Value>

/** A `Select` that keeps its value under its name in the form around it (architecture: state). */
export function FormSelect<Value extends string = string>(props: FormSelectProps<Value>) {
  const { binding, rest } = splitBinding(props)
  const { frame, ...choice } = useChoice<Value>(binding)
  return <Select<Value> {...rest} {...frame} {...choice} />
}

export type FormChoiceRowsProps<Value extends string> = Bound<ChoiceRowsProps<Value>, Value>

/** `ChoiceRows` that keep their value under their name in the form around them (architecture: state). */
export function FormChoiceRows<Value extends string>(props: FormChoiceRowsProps<Value>) {
  const { binding, rest } = splitBinding(props)
  const { frame, value, onChange } = useChoice<Value>(binding)
  return <ChoiceRows<Value> {...rest} {...frame} value={value} onChange={onChange} />
}

export type FormChipsProps<Value extends string> = Bound<ChipsProps<Value>, Value>

/** `Chips` that keep their value under their name in the form around them (architecture: state). */
export function FormChips<Value extends string>(props: FormChipsProps<Value>) {
  const { binding, rest } = splitBinding(props)
  const { frame, value, onChange } = useChoice<Value>(binding)
  return <Chips<Value> {...rest} {...frame} value={value} onChange={onChange} />
}

export type FormSegmentedControlProps<Value extends string> = Bound<SegmentedControlProps<Value>, Value>

/** A `SegmentedControl` that keeps its value under its name in the form around it (architecture: state). */
export function FormSegmentedControl<Value extends string>(props: FormSegmentedControlProps<Value>) {
  const { binding, rest } = splitBinding(props)
  const { frame, value, onChange } = useChoice<Value>(binding)
  return <SegmentedControl<Value> {...rest} {...frame} value={value} onChange={onChange} />
}
