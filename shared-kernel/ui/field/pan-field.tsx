import { t } from '@portal/contracts/words/macros'
import { cleanPan } from '@portal/contracts/validation/inner'
import { TextField, type TextFieldProps } from './text-field'

/** The keypad that fits the next character: letters for 1 to 5 and 10, digits for 6 to 9 (S5.015). */
export function panInputMode(length: number): 'text' | 'numeric' {
  return length >= 5 && length <= 8 ? 'numeric' : 'text'
}

/** A PAN: capitals only, each character held to what its place allows, also when pasted (S5.011, S5.015). */
export function PanField(props: TextFieldProps) {
  const { length } = props.value
  const begun = length > 0 && length < 10
  return (
    <TextField
      autoCapitalize="characters"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      {...props}
      clean={cleanPan}
      inputMode={panInputMode(length)}
      look="spaced"
      hint={
        props.hint ??
        (begun ? t`${length} of 10 · 5 letters, 4 digits, 1 letter` : t`5 letters, 4 digits, 1 letter`)
      }
    />
  )
}
