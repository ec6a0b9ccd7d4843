import { translateOf } from '../base/inner'
import type { SelectOption } from './select-options'

/** What an option is called; a name or a number stands as it is written, whatever the page is translated into. */
export function OptionLabel({ option: { label, verbatim } }: { option: SelectOption }) {
  return <span translate={verbatim ? 'no' : translateOf(label)}>{label}</span>
}
