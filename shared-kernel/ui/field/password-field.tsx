import { t } from '@portal/contracts/words/macros'
import { useState } from 'react'
import { BoxButton, TextField, type TextFieldProps } from './text-field'

/** A password that can be shown while it is typed; never kept or logged by the field (S2.126). */
export function PasswordField({ autoComplete = 'current-password', ...props }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  const field = props.label.toLowerCase()
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
          text={shown ? t`Hide` : t`Show`}
          label={shown ? t`Hide ${field}` : t`Show ${field}`}
          onClick={() => setShown((before) => !before)}
        />
      }
    />
  )
}
