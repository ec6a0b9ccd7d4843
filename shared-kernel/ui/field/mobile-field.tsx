import { textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { useRef } from 'react'
import { digitsOnly } from '@portal/contracts/validation'
import { isIndianMobile } from '@portal/contracts/validation/inner'
import { Icon } from '../icon/public'
import styles from './mobile-field.module.css'
import { TextField, type TextFieldProps } from './text-field'

/** Countries whose residents most often hold folios, India first. */
const countries = [
  { code: '+91', name: msg`India` },
  { code: '+971', name: msg`United Arab Emirates` },
  { code: '+1', name: msg`United States, Canada` },
  { code: '+44', name: msg`United Kingdom` },
  { code: '+65', name: msg`Singapore` },
  { code: '+61', name: msg`Australia` },
  { code: '+966', name: msg`Saudi Arabia` },
  { code: '+974', name: msg`Qatar` },
  { code: '+965', name: msg`Kuwait` },
  { code: '+968', name: msg`Oman` },
  { code: '+973', name: msg`Bahrain` },
  { code: '+49', name: msg`Germany` },
  { code: '+64', name: msg`New Zealand` },
  { code: '+852', name: msg`Hong Kong` },
  { code: '+81', name: msg`Japan` },
] as const

export interface MobileFieldProps extends TextFieldProps {
  /** With its plus sign. */
  countryCode?: string
  /** Lets another country be chosen; without it the code is fixed. */
  onCountryCodeChange?: (countryCode: string) => void
}

/** As many digits as a number with its country code has: what is longer is told, never cut to somebody else's. */
const mostDigits = 15

/**
 * Digits are taken as they are typed; what is pasted, filled in, or begins with a country's or the national prefix
 * is read by the phone library, which comes only then. Until it has, and where it finds no number of this field,
 * all the digits stand there for the rule of the form to refuse.
 */
function useTypedMobile(props: MobileFieldProps & { countryCode: string }) {
  const { countryCode, value, onChange, onCountryCodeChange } = props
  const last = useRef('')
  return (text: string) => {
    last.current = text
    const digits = digitsOnly(text, mostDigits)
    onChange(digits)
    if (!needsReading(text, value, isIndianMobile({ countryCode }) ? 10 : 12)) return
    void import('./read-mobile').then(
      ({ readMobile }) => {
        const read = readMobile(text, countryCode)
        if (!read || last.current !== text) return
        if (read.countryCode !== countryCode) {
          if (!onCountryCodeChange || !countries.some(({ code }) => code === read.countryCode)) return
          onCountryCodeChange(read.countryCode)
        }
        onChange(read.number)
      },
      // The digits are there, and the form says what is wrong with them.
      () => undefined,
    )
  }
}

function needsReading(text: string, before: string, longest: number): boolean {
  const digits = digitsOnly(text)
  return Math.abs(digits.length - before.length) > 1 || /^\D*(?:\+|0)/.test(text) || digits.length > longest
}

/** A mobile number without its country code, digits only: 10 of them for India, 8 to 12 elsewhere (S5.024, S5.025). */
export function MobileField({ countryCode = '+91', onCountryCodeChange, ...props }: MobileFieldProps) {
  const type = useTypedMobile({ ...props, countryCode, onCountryCodeChange })
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...props}
      onChange={type}
      prefix={
        onCountryCodeChange ? (
          <CountryCode value={countryCode} onChange={onCountryCodeChange} disabled={props.disabled} />
        ) : (
          countryCode
        )
      }
    />
  )
}

function CountryCode(props: { value: string; onChange: (code: string) => void; disabled?: boolean }) {
  return (
    <span className={styles.code}>
      <select
        className={styles.select}
        aria-label={t`Country code`}
        value={props.value}
        disabled={props.disabled}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code} aria-label={`${textOf(name)} ${code}`}>
            {code}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" />
    </span>
  )
}
