import type { CreateFolioProps, CreateFolioValue } from '@portal/contracts/wire/slots'
import { useEffect } from 'react'

const account = { ifscCode: 'PARJ0000417', accountType: 'Savings' as const }

function valueOf(accountNumber: string): Required<CreateFolioValue> {
  const isRight = /^\d{6,18}$/.test(accountNumber)
  return {
    typed: { accountNumber },
    newFolio: isRight ? { bank: { ...account, accountNumber }, nomination: { kind: 'none' } } : null,
    fields: [
      {
        name: 'accountNumber',
        label: 'Account number',
        ...(!isRight && { problem: 'Enter the account number' }),
      },
      { name: 'ifscCode', label: 'IFSC' },
    ],
  }
}

const known = ({ newFolio }: CreateFolioValue): string =>
  newFolio && 'bank' in newFolio && 'accountNumber' in newFolio.bank ? newFolio.bank.accountNumber : ''

/** What the remote of folios shows, as far as a page that holds its value depends on it. */
export default function FakeCreateFolio({ value, onChange, showErrors, refused, idOf }: CreateFolioProps) {
  const { typed, fields } = value
  useEffect(() => {
    if (!fields) onChange(valueOf(known(value)))
  })
  return (fields ?? []).map(({ name, label, problem }) => (
    <label key={name}>
      {label}
      <input
        id={idOf(name)}
        aria-description={(showErrors && problem) || refused[name]}
        value={name === 'accountNumber' ? (typed?.accountNumber ?? '') : account.ifscCode}
        onChange={(event) => onChange(valueOf(event.target.value))}
      />
    </label>
  ))
}
