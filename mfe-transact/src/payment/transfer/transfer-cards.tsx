import { validateUtr } from '@portal/contracts/validation'
import {
  api,
  Button,
  Card,
  DetailList,
  ErrorPanel,
  formatLongDate,
  formatTime,
  FormDateField,
  FormTextField,
  indiaDate,
  Money,
  Note,
  PortalForm,
  queryFor,
  RefusalNote,
  rupeesInWords,
  shortNumber,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  useMutation,
  useQuery,
  useQueryClient,
  westernDigits,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { type BeneficiaryDetails, paymentApi } from '@portal/contracts/payments/payment'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import { type Checkout, useKeepInDraft } from '../use-payment-order'

interface TransferCardsProps {
  order: PurchaseOrder
  attempt: PaymentAttempt
}

/** The account, the reference and the time of a transfer (S7.122), and its number once it is sent (S7.070). */
export function TransferCards({ order, attempt }: TransferCardsProps) {
  const requested = useQuery(queryFor(paymentApi.beneficiaryDetails, { transactionId: order.transactionId }))
  return (
    <Stack>
      <Card title={t`Transfer by RTGS or NEFT`} busy={requested.isPending}>
        {requested.data ? (
          <Beneficiary details={requested.data} attempt={attempt} folioNo={order.folioNo} />
        ) : requested.error ? (
          <ErrorPanel
            title={t`The account did not load`}
            error={requested.error}
            onRetry={() => void requested.refetch()}
            retrying={requested.isFetching}
          >
            {requested.error.message}
          </ErrorPanel>
        ) : (
          <SkeletonRegion>
            <Skeleton shape="chart" />
          </SkeletonRegion>
        )}
      </Card>
      <UtrForm order={order} attempt={attempt} />
    </Stack>
  )
}

interface BeneficiaryProps {
  details: BeneficiaryDetails
  attempt: PaymentAttempt
  /** Null: the payment opens one. */
  folioNo: string | null
}

function Beneficiary({ details, attempt, folioNo }: BeneficiaryProps) {
  const { beneficiaryName, accountNumber, ifscCode, bankName, reference, amount, payBefore } = details
  const clock = formatTime(payBefore)
  const day = formatLongDate(indiaDate(payBefore))
  const from = attempt.bankName ? `${attempt.bankName} ••${attempt.accountLast4 ?? ''}` : t`your account`
  return (
    <Stack gap="fields">
      <DetailList
        rows={[
          { label: t({ message: 'To', context: 'payee' }), value: beneficiaryName },
          { label: t`Account number`, value: accountNumber },
          { label: 'IFSC', value: ifscCode },
          { label: t`Bank`, value: bankName, verbatim: true },
          { label: t`Reference (remarks)`, value: <b translate="no">{reference}</b> },
          { label: t`Pay exactly`, value: <Money paise={amount} />, total: true },
        ]}
      />
      <Note tone="warning" title={t`Send it from ${from}, in one transfer.`}>
        {t`We return another amount, and money from an account that is not in your folio.`}
        {folioNo !== null && <AccountsOf folioNo={folioNo} />}
      </Note>
      <Note icon="clock" compact>
        {t`We must have your money by ${clock} on ${day}. You get the NAV of the day on which it arrives.`}
      </Note>
    </Stack>
  )
}

/** The accounts of the folio that money may come from today; nothing while they are not known. */
function AccountsOf({ folioNo }: { folioNo: string }) {
  const { pan } = useInvestor()
  const requested = useQuery(queryFor(paymentApi.bankDetails, { pan, folioNbr: folioNo }))
  const usable = requested.data?.banks.filter(({ usableFrom }) => usableFrom === null) ?? []
  if (!usable.length) return null
  const names = usable.map(
    ({ bankName, accountNo, bankAddress, bankCity }) =>
      `${bankName} ${shortNumber(accountNo)} (${bankAddress}, ${bankCity})`,
  )
  return ` ${t`Accounts in it: ${{ accounts: names.join('; ') }}.`}`
}

const payee = 'Neem Mutual Fund Collection Account'

interface ChequeSlipProps extends TransferCardsProps {
  checkout: Checkout
}

/** What goes with a cheque to a branch, to be printed (decision 40). */
export function ChequeSlip({ order, checkout: { amount }, attempt }: ChequeSlipProps) {
  const { orderNumber, investorName, payBefore } = order
  const { bankName, accountLast4, chequeNumber } = attempt
  const day = formatLongDate(indiaDate(payBefore))
  return (
    <Card
      title={t`Slip for your cheque`}
      wrapAction
      action={
        <Button variant="secondary" size="sm" icon="download" onClick={() => globalThis.print()}>
          {t`Print the slip`}
        </Button>
      }
    >
      <Stack gap="fields">
        <DetailList
          rows={[
            { label: t`Pay to`, value: payee, verbatim: true },
            { label: t`Order`, value: orderNumber },
            { label: t`Investor`, value: investorName, verbatim: true },
            { label: t`Cheque`, value: chequeNumber ?? '' },
            { label: t`Drawn on`, value: `${bankName ?? ''} ••${accountLast4 ?? ''}` },
            { label: t`In words`, value: rupeesInWords(amount) },
            { label: t`Amount`, value: <Money paise={amount} />, total: true },
          ]}
        />
        <Note icon="info" title={t`Write ${orderNumber} on the back of the cheque.`}>
          {t`Hand it in with this slip at any branch. It must be cleared by ${day}. You get the NAV of that day.`}
        </Note>
      </Stack>
    </Card>
  )
}

interface Values {
  utrNumber?: string
  transferredOn?: string
}

/** Banks print it in groups; what is no part of a number stays, to be refused in sight. */
const clean = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase()

function errorsOf({ utrNumber = '', transferredOn }: Values) {
  const utr = validateUtr(utrNumber)
  return {
    ...(utr && { utrNumber: utr }),
    ...(!transferredOn && { transferredOn: t`Choose the day of your transfer` }),
  }
}

/** The number of a transfer that is sent (S7.070); the draft keeps it (S3.040: neftDetails). */
function UtrForm({ order: { transactionId }, attempt: { utrNumber } }: TransferCardsProps) {
  const client = useQueryClient()
  const keepInDraft = useKeepInDraft(transactionId)
  const told = useMutation({
    mutationFn: ({ utrNumber: utr = '', transferredOn = '' }: Values) =>
      api.call(
        paymentApi.confirmTransfer,
        { transactionId, utrNumber: utr, transferredOn },
        { idempotencyKey: `${transactionId}-${utr}-${transferredOn}`.slice(0, 64) },
      ),
    onSuccess: (_answer, { utrNumber: utr = '', transferredOn = null }) => {
      keepInDraft({ neftDetails: { utrNumber: utr, transferredOn } })
      return client.invalidateQueries(queryFor(paymentApi.paymentStatus, { transactionId }))
    },
  })
  return (
    <Card title={t`Have you sent it?`}>
      <Stack gap="fields">
        {utrNumber && (
          <Note tone="positive" title={t`We look for ${utrNumber}.`} role="status">
            {t`You get a message when the money is here. You can leave this page.`}
          </Note>
        )}
        {told.error && (
          <RefusalNote title={t`We could not keep the number.`}>{told.error.message}</RefusalNote>
        )}
        <PortalForm<Values>
          label={t`Your transfer`}
          initialValues={{ utrNumber: utrNumber ?? '', transferredOn: '' }}
          initialValuesEqual={() => true}
          validate={errorsOf}
          onSubmit={(values) =>
            told.mutateAsync(values).then(
              () => undefined,
              () => undefined,
            )
          }
        >
          <Stack gap="fields">
            <FormTextField
              name="utrNumber"
              label={t`UTR number`}
              hint={t`16 letters and digits by NEFT, 22 by RTGS, in your bank’s message. It helps us to find your money.`}
              autoComplete="off"
              clean={clean}
            />
            <FormDateField name="transferredOn" label={t`Day of the transfer`} />
            <Button type="submit" variant={utrNumber ? 'secondary' : 'primary'} busy={told.isPending}>
              {utrNumber ? t`Change the number` : t`I have sent it`}
            </Button>
          </Stack>
        </PortalForm>
      </Stack>
    </Card>
  )
}
