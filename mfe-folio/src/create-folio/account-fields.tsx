import { accountTypes } from '@portal/contracts/format'
import { ifscPattern } from '@portal/contracts/validation'
import { Columns, digitsOnly, FindIfsc, queryFor, Select, TextField, textOf, useQuery } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { bankApi } from '@portal/contracts/mandates/bank'
import { accountTypeText } from '../shared/folio-words'
import { type FieldName, labels } from './validate-new-folio'
import type { FieldsProps } from './new-folio-fields'

/** An account that the fund house does not know yet; its branch is looked up while it is typed. */
export function AccountFields({ typed, onType, errorOf, leave, idOf }: FieldsProps) {
  const { ifscCode = '', accountType = null } = typed
  const { branch, refusal } = useBranch(ifscCode)
  const frame = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: textOf(labels[name]),
    error: errorOf(name),
    onBlur: () => leave(name),
  })
  const text = (name: 'accountNumber' | 'accountAgain' | 'ifscCode') => ({
    ...frame(name),
    autoComplete: 'off',
    value: typed[name] ?? '',
    onChange: (next: string) => onType({ [name]: next }),
  })
  return (
    <>
      <Columns>
        <TextField {...text('accountNumber')} inputMode="numeric" clean={asAccount} />
        <TextField {...text('accountAgain')} inputMode="numeric" clean={asAccount} />
      </Columns>
      <Columns>
        <TextField
          {...text('ifscCode')}
          error={refusal ?? errorOf('ifscCode')}
          autoCapitalize="characters"
          clean={asIfsc}
          verified={branch !== undefined}
          hint={branch ?? t`On your cheque, 11 letters and digits`}
        />
        <Select
          id={idOf('accountType')}
          label={textOf(labels.accountType)}
          error={errorOf('accountType')}
          options={accountTypes.map((type) => ({ value: type, label: accountTypeText(type) }))}
          value={accountType}
          onChange={(chosen) => onType({ accountType: chosen })}
          onBlur={() => leave('accountType')}
        />
      </Columns>
      <FindIfsc onChoose={(found) => onType({ ifscCode: found })} />
    </>
  )
}

/** The branch behind an IFSC, asked for once; refused where no branch has it. */
function useBranch(ifscCode: string): { branch?: string | undefined; refusal?: string | undefined } {
  const isWhole = ifscPattern.test(ifscCode)
  const { data, error } = useQuery({
    ...queryFor(bankApi.ifsc, { ifscCode }),
    staleTime: Infinity,
    enabled: isWhole,
  })
  if (!isWhole) return {}
  return {
    branch: data && [data.bankName, data.branchName, data.branchCity].filter(Boolean).join(', '),
    refusal: error?.kind === 'refused' ? error.message : undefined,
  }
}

/** All its digits: one too many is refused beside the field, and never cut off, which would make another account. */
const asAccount = (text: string): string => digitsOnly(text, 30)

const asIfsc = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 11)
