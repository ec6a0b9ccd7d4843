import {
  accountTypes,
  Card,
  Columns,
  digitsOnly,
  formatDate,
  FormChoiceRows,
  FormSelect,
  FormTextField,
  ifscPattern,
  maskFolio,
  shortNumber,
  Stack,
  useQuery,
} from '@portal/kernel'
import type { BankAccount, Folio } from '@portal/kernel/contracts/investor'
import { ifscQuery } from './ifsc-query'
import { NEW_BANK, NO_NOMINEE, type InvestValues } from './invest-values'

export interface NewFolioFieldsProps {
  values: InvestValues
  banks: readonly BankAccount[]
  folios: readonly Folio[]
}

/** What a folio needs to be opened: a bank account for its money, and a word on nominees. */
export function NewFolioFields({ values, banks, folios }: NewFolioFieldsProps) {
  return (
    <>
      <Card title="Bank account of the new folio">
        <Stack gap="fields">
          <FormChoiceRows name="bank" label="Redemptions are paid to" options={bankRows(banks)} />
          {values.bank === NEW_BANK && <AccountFields ifscCode={values.ifscCode ?? ''} />}
        </Stack>
      </Card>
      <Card title="Nominees of the new folio">
        <FormChoiceRows
          name="nomination"
          label="Who receives the units after you"
          options={nominationRows(folios)}
        />
      </Card>
    </>
  )
}

function bankRows(banks: readonly BankAccount[]) {
  return [
    ...banks.map(({ bankId, bankName, accountLast4, accountType, usableFrom }) => ({
      value: bankId,
      title: `${bankName} ${shortNumber(accountLast4)}`,
      description: accountType as string,
      ...(usableFrom && { unavailable: `Can be used from ${formatDate(usableFrom)}` }),
    })),
    { value: NEW_BANK, title: 'Another account of mine', description: 'We check that it is in your name' },
  ]
}

function nominationRows(folios: readonly Folio[]) {
  return [
    ...folios
      .filter(({ nominees }) => nominees.length > 0)
      .map(({ folioNo, nominees }) => ({
        value: folioNo,
        title: `Same as folio ${maskFolio(folioNo)}`,
        description: nominees.map(({ name, sharePercent }) => `${name} ${sharePercent}%`).join(', '),
      })),
    {
      value: NO_NOMINEE,
      title: 'I do not want to nominate',
      description:
        'I declare that I do not wish to appoint a nominee. My legal heirs will then need documents from a court or other authority to claim the units.',
    },
  ]
}

const asIfsc = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 11)

function AccountFields({ ifscCode }: { ifscCode: string }) {
  const known = ifscPattern.test(ifscCode)
  const branch = useQuery({ ...ifscQuery(ifscCode), enabled: known })
  const found = known && branch.data
  return (
    <>
      <Columns>
        <FormTextField
          name="accountNumber"
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          clean={asAccount}
        />
        <FormTextField
          name="accountAgain"
          label="Account number again"
          inputMode="numeric"
          autoComplete="off"
          clean={asAccount}
        />
      </Columns>
      <Columns>
        <FormTextField
          name="ifscCode"
          label="IFSC"
          autoComplete="off"
          autoCapitalize="characters"
          clean={asIfsc}
          verified={Boolean(found)}
          error={known && branch.error?.kind === 'refused' ? branch.error.message : undefined}
          hint={
            found
              ? [found.bankName, found.branchName, found.branchCity].filter(Boolean).join(', ')
              : 'On your cheque, 11 letters and digits'
          }
        />
        <FormSelect
          name="accountType"
          label="Account type"
          options={accountTypes.map((type) => ({ value: type, label: type }))}
        />
      </Columns>
    </>
  )
}

const asAccount = (text: string): string => digitsOnly(text).slice(0, 18)
