import { useState } from 'react'
import { BoxButton, TextField, type TextFieldProps } from './text-field'

/** A password that can be shown while it is typed; never kept or logged by the field (S2.126). */
export function PasswordField({ autoComplete = 'current-password', ...props }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const text = shown ? 'Hide' : 'Show'
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      suffix={
        <BoxButton
          text={text}
          label={`${text} ${props.label.toLowerCase()}`}
          onClick={() => setShown((before) => !before)}
        />
      }
    />
  )
}
