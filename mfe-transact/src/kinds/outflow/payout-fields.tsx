import { Card, formatDate, FormChoiceRows, href, LinkButton, Note, routes, useFigures } from '@portal/kernel'
import type { Folio } from '@portal/contracts/folios/investor'
import { accountError, accountName, firstUsable } from '../../shared/payout-account'
import type { OutflowKind } from './outflow-kind'

/** Which account of the folio gets the money. */
function PayoutFields({ folio: { banks, folioNo } }: { folio: Folio }) {
  const days = useFigures()?.days.bankCooling
  return (
    <Card title="Which account gets the money?">
      {banks.length ? (
        <FormChoiceRows
          name="bankId"
          label="Bank account"
          hint={`It must be an account of this folio.${days ? ` You can use a new one ${days} days after it was added.` : ''}`}
          options={banks.map(({ bankId, usableFrom, accountType, ...bank }) => ({
            value: bankId,
            title: accountName(bank),
            description: accountType,
            ...(usableFrom && { unavailable: `Can be used from ${formatDate(usableFrom)}` }),
          }))}
        />
      ) : (
        <Note
          tone="warning"
          title="This folio has no bank account."
          action={
            <LinkButton size="sm" variant="secondary" to={href(routes.addBank, { folio: folioNo })}>
              Add an account
            </LinkButton>
          }
        >
          Add one first.{days && ` You can use it ${days} days later.`}
        </Note>
      )}
    </Card>
  )
}

/** What kinds that pay an account of the folio have in common. */
export const intoAccount: Pick<OutflowKind, 'Fields' | 'errors' | 'preset'> = {
  Fields: PayoutFields,
  errors: ({ bankId }, { banks }) => accountError(banks, bankId),
  preset: ({ banks }) => ({ bankId: firstUsable(banks) }),
}
