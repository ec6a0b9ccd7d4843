import { Card, ChoiceRows, formatDate, maskFolio, shortNumber, Stack, textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { BankAccount, Folio } from '@portal/contracts/folios/investor'
import type { NewFolioTyped } from '@portal/contracts/wire/slots'
import type { ReactNode } from 'react'
import { AccountCheque, useChequeState } from './account-cheque'
import { AccountFields } from './account-fields'
import { banksOf, type FieldName, labels, withNominees } from './validate-new-folio'
import { NomineeList } from '../nominees/nominee-list'
import { emptyNominee, nomineeField, sharesField } from '../nominees/nominee-values'
import { accountTypeText, usableFromText } from '../shared/folio-words'
import { NAMED_HERE, NEW_BANK, NO_NOMINEE } from './new-folio-typed'

export interface FieldsProps {
  typed: NewFolioTyped
  onType: (changed: NewFolioTyped) => void
  errorOf: (name: FieldName) => string | undefined
  leave: (name: FieldName) => void
  idOf: (name: string) => string
}

export interface NewFolioFieldsProps extends FieldsProps {
  nomineeErrorOf: (name: string) => string | undefined
  folios: readonly Folio[]
  frame: 'cards' | 'plain'
}

/** What a folio needs to be opened: a bank account for its money, and a word on nominees. */
export function NewFolioFields({ folios, frame, ...fields }: NewFolioFieldsProps) {
  const { typed, onType, errorOf, idOf } = fields
  const nominate = (chosen: string) =>
    onType({
      nomination: chosen,
      // One nominee gets all, until there is another one.
      ...(chosen === NAMED_HERE && !typed.nominees && { nominees: [{ ...emptyNominee(), share: '100' }] }),
    })
  const rows = (name: 'bank' | 'nomination') => ({
    id: idOf(name),
    label: textOf(labels[name]),
    error: errorOf(name),
    value: typed[name] ?? null,
    onChange: (chosen: string) => onType({ [name]: chosen }),
  })
  return (
    <Stack>
      <Part title={t`Bank account of the new folio`} frame={frame}>
        <ChoiceRows {...rows('bank')} options={bankRows(banksOf(folios))} />
        {typed.bank === NEW_BANK && <NewAccount {...fields} />}
      </Part>
      <Part title={t`Nominees of the new folio`} frame={frame}>
        <ChoiceRows {...rows('nomination')} onChange={nominate} options={nominationRows(folios)} />
      </Part>
      {typed.nomination === NAMED_HERE && <NamedHere {...fields} />}
    </Stack>
  )
}

/** An account that is typed in, and the cheque that shows whose it is where its bank has another name. */
function NewAccount(fields: FieldsProps) {
  const { typed, errorOf } = fields
  const state = useChequeState(typed)
  const wanted = (name: FieldName) =>
    // Said of the account before its cheque came.
    name === 'accountNumber' && state === 'inReview' ? undefined : errorOf(name)
  return (
    <>
      <AccountFields {...fields} errorOf={wanted} />
      <AccountCheque typed={typed} />
    </>
  )
}

/** The nominees, named right here; what is wrong with each is said once the form asks. */
function NamedHere({
  typed: { nominees = [] },
  onType,
  nomineeErrorOf,
  idOf,
}: Omit<NewFolioFieldsProps, 'folios' | 'frame'>) {
  const fields = ['name', 'relation', 'dateOfBirth', 'identity', 'guardian'] as const
  return (
    <NomineeList
      list={nominees}
      onChange={(next) => onType({ nominees: next })}
      faults={nominees.map((_each, at) =>
        Object.fromEntries(
          fields.flatMap((field) => {
            const problem = nomineeErrorOf(nomineeField(at, field))
            return problem ? [[field, problem]] : []
          }),
        ),
      )}
      sharesFault={nomineeErrorOf(sharesField)}
      idOf={idOf}
    />
  )
}

function Part({ title, frame, children }: { title: string; frame: 'cards' | 'plain'; children: ReactNode }) {
  const fields = <Stack gap="fields">{children}</Stack>
  return frame === 'cards' ? <Card title={title}>{fields}</Card> : fields
}

function bankRows(banks: readonly BankAccount[]) {
  return [
    ...banks.map(({ bankId, bankName, accountLast4, accountType, usableFrom }) => ({
      value: bankId,
      title: `${bankName} ${shortNumber(accountLast4)}`,
      description: accountTypeText(accountType),
      ...(usableFrom && { unavailable: usableFromText(formatDate(usableFrom)) }),
    })),
    { value: NEW_BANK, title: t`Another account of mine`, description: t`We check that it is in your name` },
  ]
}

const sameAsText = (folio: string) => t`Same as folio ${folio}`

function nominationRows(folios: readonly Folio[]) {
  return [
    {
      value: NAMED_HERE,
      title: t`I name nominees`,
      description: t`Their names, relations and shares. Your family can claim the units without a court.`,
    },
    ...withNominees(folios).map(({ folioNo, nominees }) => ({
      value: folioNo,
      title: sameAsText(maskFolio(folioNo)),
      description: nominees.map(({ name, sharePercent }) => `${name} ${sharePercent}%`).join(', '),
    })),
    {
      value: NO_NOMINEE,
      title: t`I do not want to nominate`,
      description: t`I declare that I do not wish to appoint a nominee. My legal heirs will then need documents from a court or other authority to claim the units.`,
    },
  ]
}
