import type { CreateFolioProps } from '@portal/kernel/contracts/slots'
import { useEffect } from 'react'

const described = { bank: { bankId: 'bank-4417' }, nomination: { kind: 'none' as const } }
const field = { name: 'bank', label: 'Bank' }

/** What the remote of folios shows, as far as a page that holds its value depends on it. */
export default function FakeCreateFolio({ value, onChange, idOf }: CreateFolioProps) {
  useEffect(() => {
    if (!value.fields) onChange({ ...value, fields: [{ ...field, problem: 'Choose a bank account' }] })
  })
  return (
    <button
      type="button"
      id={idOf('bank')}
      onClick={() => onChange({ newFolio: described, fields: [field] })}
    >
      Parijat Bank
    </button>
  )
}
