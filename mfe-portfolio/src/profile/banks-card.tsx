import { Card, DetailList, formatDate, maskAccount, StatusPill, routes, useFigures } from '@portal/kernel'
import type { BankAccount, Folio } from '@portal/contracts/folios/investor'
import { NextLink } from './next-link'

/** Every account once, the default ones of folios first. */
function accountsOf(folios: readonly Folio[]): BankAccount[] {
  const byId = new Map<string, BankAccount>()
  for (const bank of folios.flatMap(({ banks }) => banks)) {
    const known = byId.get(bank.bankId)
    if (!known || (bank.isDefault && !known.isDefault)) byId.set(bank.bankId, bank)
  }
  return [...byId.values()].toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
}

const dayCount = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`

const accountStatus = ({ isDefault, usableFrom, accountType }: BankAccount): string =>
  [
    accountType,
    usableFrom ? `ready from ${formatDate(usableFrom)}` : isDefault ? 'default' : 'ready to use',
  ].join(', ')

/** The accounts that pay and are paid; of their numbers only the last four digits ever reach the browser. */
export function BanksCard({ folios, helpline }: { folios: readonly Folio[]; helpline: string | undefined }) {
  const accounts = accountsOf(folios)
  const wait = useFigures()?.days.bankCooling
  const waiting = accounts.filter(({ usableFrom }) => usableFrom !== null).length
  return (
    <Card
      title="Bank accounts"
      action={waiting > 0 && <StatusPill tone="info">{`${waiting} waiting`}</StatusPill>}
    >
      {accounts.length ? (
        <DetailList
          rows={accounts.map((bank) => ({
            label: `${bank.bankName} ${maskAccount(bank.accountLast4)}`,
            value: accountStatus(bank),
          }))}
        />
      ) : (
        <p>Your account is added with your first investment.</p>
      )}
      {waiting > 0 && wait !== undefined && (
        <p>A new account can be used {dayCount(wait)} after it was added.</p>
      )}
      <NextLink
        label="Add a bank account"
        what="add a bank account"
        page={routes.bankList}
        helpline={helpline}
      />
    </Card>
  )
}
