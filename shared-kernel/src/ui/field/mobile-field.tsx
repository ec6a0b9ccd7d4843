import { digitsOnly } from '../../validation/public'
import { isIndianMobile } from '../../validation/inner'
import { Icon } from '../icon/public'
import styles from './mobile-field.module.css'
import { TextField, type TextFieldProps } from './text-field'

/** Countries whose residents most often hold folios, India first. */
const countries = [
  { code: '+91', name: 'India' },
  { code: '+971', name: 'United Arab Emirates' },
  { code: '+1', name: 'United States, Canada' },
  { code: '+44', name: 'United Kingdom' },
  { code: '+65', name: 'Singapore' },
  { code: '+61', name: 'Australia' },
  { code: '+966', name: 'Saudi Arabia' },
  { code: '+974', name: 'Qatar' },
  { code: '+965', name: 'Kuwait' },
  { code: '+968', name: 'Oman' },
  { code: '+973', name: 'Bahrain' },
  { code: '+49', name: 'Germany' },
  { code: '+64', name: 'New Zealand' },
  { code: '+852', name: 'Hong Kong' },
  { code: '+81', name: 'Japan' },
] as const

export interface MobileFieldProps extends TextFieldProps {
  /** With its plus sign. */
  countryCode?: string
  /** Lets another country be chosen; without it the code is fixed. */
  onCountryCodeChange?: (countryCode: string) => void
}

/** A mobile number without its country code, digits only: 10 of them for India, 8 to 12 elsewhere (S5.024, S5.025). */
export function MobileField({ countryCode = '+91', onCountryCodeChange, ...props }: MobileFieldProps) {
  const longest = isIndianMobile({ countryCode }) ? 10 : 12
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...props}
      clean={(text) => digitsOnly(text.replace(/^\s*\+91/, ''), longest)}
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
        aria-label="Country code"
        value={props.value}
        disabled={props.disabled}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code} aria-label={`${name} ${code}`}>
            {code}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="sm" />
    </span>
  )
}
