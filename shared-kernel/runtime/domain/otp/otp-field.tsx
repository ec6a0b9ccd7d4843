import type { ComponentPropsWithRef } from 'react'
import { westernDigits } from '@portal/contracts/format'
import { digitsOnly, otpLimits } from '@portal/contracts/validation'
import { classNames } from '@portal/ui/base'
import { Field, type FieldFrame } from '@portal/ui/field'
import { splitFrame } from '@portal/ui/field/inner'
import styles from './otp-field.module.css'

/**
 * The digits of what was typed or pasted: the code alone, or with the prefix it was sent with (S5.041; visual
 * design: OTP).
 */
function otpDigits(text: string, prefix = '', length: number = otpLimits.digits): string {
  const plain = westernDigits(text).replace(/[^A-Za-z0-9]/g, '')
  const withPrefix = prefix !== '' && plain.toUpperCase().startsWith(prefix.toUpperCase())
  return digitsOnly(withPrefix ? plain.slice(prefix.length) : plain, length)
}

export interface OtpFieldProps
  extends
    FieldFrame,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'prefix' | 'id' | 'className' | 'size'> {
  value: string
  onChange: (digits: string) => void
  /** Stands before the cells and in front of the code that is sent. */
  prefix?: string
  length?: number
}

/** One input that looks like cells; takes the phone's suggestion and a paste with or without the prefix (S5.038). */
export function OtpField(props: OtpFieldProps) {
  const { frame, control } = splitFrame(props)
  const { value, onChange, prefix = '', length = otpLimits.digits, ...input } = control
  return (
    <Field frame={frame} describedBy={input['aria-describedby']}>
      {(wiring) => (
        <div className={styles.row}>
          {prefix && (
            <span className={styles.prefix} aria-hidden="true">
              {prefix} –
            </span>
          )}
          <div
            className={classNames(
              styles.cells,
              frame.error && styles.invalid,
              input.disabled && styles.disabled,
            )}
          >
            <div className={styles.lines} aria-hidden="true">
              {Array.from({ length }, (_, cell) => (
                <span key={cell} />
              ))}
            </div>
            <input
              {...input}
              {...wiring}
              className={styles.input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={value}
              onChange={({ target }) => onChange(otpDigits(target.value, prefix, length))}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
