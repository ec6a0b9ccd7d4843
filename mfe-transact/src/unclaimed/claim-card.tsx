import {
  api,
  Button,
  Card,
  DetailList,
  formatDate,
  formatLongDate,
  formatRupees,
  FormChoiceRows,
  href,
  indiaDate,
  maskFolio,
  Money,
  newIdempotencyKey,
  OtpDialog,
  PortalForm,
  RefusalNote,
  routes,
  Stack,
  TextLink,
  useQueryClient,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { type UnclaimedAmount, unclaimedApi } from '@portal/contracts/orders/unclaimed'
import { useState } from 'react'
import { accountName } from '../shared/payout-account'
import { useConfirm } from '../transaction/confirm'

export interface Claimed {
  amount: UnclaimedAmount
  account: string
  transactionId: string
}

interface Values {
  bankId?: string
}

/** The account that the money did not reach is chosen only on purpose. */
const firstUsable = ({ banks, accountLast4 }: UnclaimedAmount) =>
  banks.find((bank) => bank.usableFrom === null && bank.accountLast4 !== accountLast4)?.bankId

/** One amount, where it comes from, and the account that it is to go to. */
export function ClaimCard({
  amount,
  onClaimed,
}: {
  amount: UnclaimedAmount
  onClaimed: (claimed: Claimed) => void
}) {
  const { scheme, folioNo, banks } = amount
  const masked = maskFolio(folioNo)
  const fund = scheme.schemeName
  const sum = formatRupees(amount.amount + amount.income)
  const preset = firstUsable(amount)
  const [initial] = useState<Values>(() => (preset ? { bankId: preset } : {}))
  const [bankId, setBankId] = useState<string>()
  const claim = useClaim(amount, bankId, onClaimed)
  return (
    <Card title={<Verbatim>{fund}</Verbatim>} subtitle={t`Folio ${masked}`}>
      <PortalForm<Values>
        label={t`Claim the amount of ${fund}`}
        initialValues={initial}
        validate={(values) => (values.bankId ? {} : { bankId: t`Choose the account that gets the money` })}
        onSubmit={(values) => {
          setBankId(values.bankId)
          claim.confirm()
        }}
      >
        {() => (
          <Stack gap="fields">
            <DetailList rows={rowsOf(amount)} />
            <FormChoiceRows
              name="bankId"
              label={t`Which account gets the money?`}
              options={banks.map(({ bankId: value, usableFrom, ...bank }) => ({
                value,
                title: accountName(bank),
                ...(bank.accountLast4 === amount.accountLast4 && { description: t`It sent the money back` }),
                ...(usableFrom && { unavailable: t`Can be used from ${{ day: formatDate(usableFrom) }}` }),
              }))}
            />
            <OtherAccount folioNo={folioNo} />
            {claim.failure && (
              <RefusalNote title={t`The money was not sent.`}>{claim.failure.message}</RefusalNote>
            )}
            <Button type="submit" busy={claim.busy}>
              <span>
                <Trans>
                  Pay me <Verbatim>{sum}</Verbatim>
                </Trans>
              </span>
            </Button>
          </Stack>
        )}
      </PortalForm>
      <OtpDialog {...claim.otp} title={t`Claim your money`} />
    </Card>
  )
}

function OtherAccount({ folioNo }: { folioNo: string }) {
  return (
    <p>
      <Trans>
        Not here? <TextLink to={href(routes.addBank, { folio: folioNo })}>Add a bank account</TextLink>
      </Trans>
    </p>
  )
}

function useClaim(
  amount: UnclaimedAmount,
  bankId: string | undefined,
  onClaimed: (claimed: Claimed) => void,
) {
  const client = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { transactionId, folioNo, banks } = amount
  const bank = banks.find((each) => each.bankId === bankId)
  return useConfirm({
    subject: { activityType: 'UNCLAIMED', folioNo, transactionId, ...(bankId && { bankId }) },
    idempotencyKey,
    call: (code, options) =>
      api.call(
        unclaimedApi.claim,
        { transactionId, bankId: bankId ?? '', ...code, quickInvest: false },
        options,
      ),
    done: () => {
      onClaimed({ amount, account: bank ? accountName(bank) : '', transactionId })
      void client.invalidateQueries()
    },
  })
}

function rowsOf({ amount, income, returnedAt, reason, payoutOn, ...unclaimed }: UnclaimedAmount) {
  const { orderNumber, idcwOf, ...account } = unclaimed
  const order = orderNumber ?? ''
  const since = formatDate(indiaDate(returnedAt))
  return [
    {
      label: idcwOf ? t`IDCW of ${{ day: formatDate(idcwOf) }}` : t`Order ${order}`,
      value: <Money paise={amount} />,
    },
    { label: t`Earned since ${since}`, value: <Money paise={income} /> },
    { label: t`Returned by`, value: accountName(account) },
    ...(reason ? [{ label: t`Why`, value: reason }] : []),
    { label: t`In your account by`, value: formatLongDate(payoutOn) },
  ]
}
