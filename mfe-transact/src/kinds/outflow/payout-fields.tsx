import {
  Card,
  formatDate,
  FormChoiceRows,
  href,
  LinkButton,
  Note,
  routes,
  useFigures,
  wordOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import { accountError, accountName, firstUsable } from '../../shared/payout-account'
import type { OutflowKind } from './outflow-kind'

/** Which account of the folio gets the money. */
function PayoutFields({ folio: { banks, folioNo } }: { folio: Folio }) {
  const days = useFigures()?.days.bankCooling
  return (
    <Card title={t`Which account gets the money?`}>
      {banks.length ? (
        <FormChoiceRows
          name="bankId"
          label={t`Bank account`}
          hint={hintText(days)}
          options={banks.map(({ bankId, usableFrom, accountType, ...bank }) => ({
            value: bankId,
            title: accountName(bank),
            description: wordOf(accountType),
            ...(usableFrom && { unavailable: t`Can be used from ${{ day: formatDate(usableFrom) }}` }),
          }))}
        />
      ) : (
        <Note
          tone="warning"
          title={t`This folio has no bank account.`}
          action={
            <LinkButton size="sm" variant="secondary" to={href(routes.addBank, { folio: folioNo })}>
              {t`Add an account`}
            </LinkButton>
          }
        >
          {addText(days)}
        </Note>
      )}
    </Card>
  )
}

function hintText(days: number | undefined): string {
  return days
    ? t`${plural(days, {
        one: 'It must be an account of this folio. You can use a new one # days after it was added.',
        other: 'It must be an account of this folio. You can use a new one # days after it was added.',
      })}`
    : t`It must be an account of this folio.`
}

function addText(days: number | undefined): string {
  return days
    ? t`${plural(days, {
        one: 'Add one first. You can use it # days later.',
        other: 'Add one first. You can use it # days later.',
      })}`
    : t`Add one first.`
}

/** What kinds that pay an account of the folio have in common. */
export const intoAccount: Pick<OutflowKind, 'Fields' | 'errors' | 'preset'> = {
  Fields: PayoutFields,
  errors: ({ bankId }, { banks }) => accountError(banks, bankId),
  preset: ({ banks }) => ({ bankId: firstUsable(banks) }),
}
