import { useState } from 'react'
import {
  AmountField,
  Checkbox,
  Columns,
  MobileField,
  PanField,
  PasswordChecklist,
  TextField,
} from '@portal/ui'
import { OtpField } from '@portal/kernel/domain/otp/otp-field'
import { PasswordField } from '@portal/ui/field/inner'
import { invalidMobile, passwordRules, validatePan } from '@portal/contracts/validation'
import { Sample } from '../sample'

export function FieldsPage() {
  return (
    <>
      <TextFields />
      <Amounts />
      <Codes />
    </>
  )
}

function TextFields() {
  const [name, setName] = useState('Asha V')
  const [pan, setPan] = useState('ZZZPV')
  const [mobile, setMobile] = useState('9876543210')
  const [code, setCode] = useState('+91')
  const [password, setPassword] = useState('Neem#2026')
  const nothing = () => undefined
  return (
    <Sample title="Text" note="Label above, hint below, error in place of the hint.">
      <Columns>
        <TextField label="Name" value={name} onChange={setName} hint="As on your PAN card." />
        <TextField
          label="E-mail"
          value="asha@exam"
          onChange={nothing}
          error="Enter an e-mail like name@example.in."
        />
        <TextField label="E-mail, checked" value="asha@example.in" onChange={nothing} verified />
        <TextField label="Name, read only" value="Asha Verma" onChange={nothing} readOnly onEdit={nothing} />
        <TextField
          label="Folio, disabled"
          value=""
          placeholder="Choose a scheme first"
          onChange={nothing}
          disabled
        />
        <PasswordField label="Password" value={password} onChange={setPassword} />
        <PanField label="PAN" value={pan} onChange={setPan} />
        <PanField label="PAN, wrong" value="ZZZ1V" onChange={nothing} error={validatePan('ZZZ1V')} />
        <MobileField
          label="Mobile"
          value={mobile}
          onChange={setMobile}
          countryCode={code}
          onCountryCodeChange={setCode}
        />
        <MobileField
          label="Mobile, wrong"
          value="12345"
          onChange={nothing}
          countryCode="+91"
          onCountryCodeChange={nothing}
          error={invalidMobile()}
        />
      </Columns>
      <PasswordChecklist rules={passwordRules('neem#2026')} />
    </Sample>
  )
}

function Amounts() {
  const [amount, setAmount] = useState<number | null>(1_25_000_00)
  return (
    <Sample title="Amount" note="Grouped as you type, read back in words, chips for the usual amounts.">
      <AmountField
        label="Amount"
        value={amount}
        onChange={setAmount}
        chips={[25_000_00, 50_000_00, 1_25_000_00]}
        min={1000_00}
        step={1_00}
      />
      <AmountField
        label="Amount, too small"
        value={400_00}
        onChange={() => undefined}
        error="Min. new investment Rs. 1,000 for Neem Flexi Cap Fund. Please update amount."
      />
    </Sample>
  )
}

function Codes() {
  const [digits, setDigits] = useState('48')
  const [agreed, setAgreed] = useState(true)
  return (
    <Sample title="One-time code and consent">
      <OtpField
        label="One-time code"
        prefix="QX7"
        value={digits}
        onChange={setDigits}
        hint="Valid for 20 minutes. You have 5 tries."
      />
      <OtpField
        label="One-time code, wrong"
        prefix="QX7"
        value=""
        onChange={() => undefined}
        error="That code does not match. 4 tries left."
      />
      <Checkbox checked={agreed} onChange={setAgreed}>
        I have read the scheme information.
      </Checkbox>
      <Checkbox checked={false} onChange={() => undefined} error="Tick the box to continue.">
        I am a resident of India.
      </Checkbox>
    </Sample>
  )
}
