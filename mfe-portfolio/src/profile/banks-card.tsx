import { Card, DetailList, formatDate, maskAccount, StatusPill, routes, useFigures } from '@portal/kernel'
import { plural, t, Trans } from '@portal/kernel/words'
import type { BankAccount, Folio } from '@portal/contracts/folios/investor'
import { HelplineNumber, NextLink } from './next-link'
import { accountTypeText } from './profile-words'

/** Every account once, the default ones of folios first. */
function accountsOf(folios: readonly Folio[]): BankAccount[] {
  const byId = new Map<string, BankAccount>()
  for (const bank of folios.flatMap(({ banks }) => banks)) {
    const known = byId.get(bank.bankId)
    if (!known || (bank.isDefault && !known.isDefault)) byId.set(bank.bankId, bank)
  }
  return [...byId.values()].sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
}

function accountStatus({ isDefault, usableFrom, accountType }: BankAccount): string {
  const type = accountTypeText(accountType)
  const day = usableFrom && formatDate(usableFrom)
  if (day) return t`${type}, ready from ${day}`
  return isDefault ? t`${type}, default` : t`${type}, ready to use`
}

/** The accounts that pay and are paid; of their numbers only the last four digits ever reach the browser. */
export function BanksCard({ folios, helpline }: { folios: readonly Folio[]; helpline: string | undefined }) {
  const accounts = accountsOf(folios)
  const wait = useFigures()?.days.bankCooling
  const waiting = accounts.filter(({ usableFrom }) => usableFrom !== null).length
  return (
    <Card
      title={t`Bank accounts`}
      action={
        waiting > 0 && (
          <StatusPill tone="info">{plural(waiting, { one: '# waiting', other: '# waiting' })}</StatusPill>
        )
      }
    >
      {accounts.length ? (
        <DetailList
          rows={accounts.map((bank) => ({
            label: `${bank.bankName} ${maskAccount(bank.accountLast4)}`,
            value: accountStatus(bank),
          }))}
        />
      ) : (
        <p>{t`Your account is added with your first investment.`}</p>
      )}
      {waiting > 0 && wait !== undefined && (
        <p>
          {plural(wait, {
            one: 'A new account can be used # day after it was added.',
            other: 'A new account can be used # days after it was added.',
          })}
        </p>
      )}
      <NextLink
        label={t`Add a bank account`}
        byPhone={
          <Trans>
            To add a bank account, call <HelplineNumber helpline={helpline} />.
          </Trans>
        }
        page={routes.bankList}
        helpline={helpline}
      />
    </Card>
  )
}
