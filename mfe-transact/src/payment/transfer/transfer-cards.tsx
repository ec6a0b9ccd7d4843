import {
  Button,
  Card,
  DetailList,
  ErrorPanel,
  formatLongDate,
  formatTime,
  indiaDate,
  Money,
  Note,
  queryFor,
  rupeesInWords,
  shortNumber,
  Skeleton,
  SkeletonRegion,
  Stack,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { type BeneficiaryDetails, paymentApi } from '@portal/kernel/contracts/payment'
import type { PaymentAttempt } from '@portal/kernel/contracts/payment-attempt'
import { UtrForm } from './utr-form'
import type { Checkout } from '../use-payment-order'

interface TransferCardsProps {
  order: PurchaseOrder
  attempt: PaymentAttempt
}

/** The account, the reference and the time of a transfer (S7.122), and its number once it is sent (S7.070). */
export function TransferCards({ order, attempt }: TransferCardsProps) {
  const asked = useQuery(queryFor(paymentApi.beneficiaryDetails, { transactionId: order.transactionId }))
  return (
    <Stack>
      <Card title="Transfer by RTGS or NEFT" busy={asked.isPending}>
        {asked.data ? (
          <Beneficiary details={asked.data} attempt={attempt} folioNo={order.folioNo} />
        ) : asked.error ? (
          <ErrorPanel
            title="The account did not load"
            onRetry={() => void asked.refetch()}
            retrying={asked.isFetching}
          >
            {asked.error.message}
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
  const from = attempt.bankName ? `${attempt.bankName} ••${attempt.accountLast4 ?? ''}` : 'your account'
  return (
    <Stack gap="fields">
      <DetailList
        rows={[
          { label: 'To', value: beneficiaryName },
          { label: 'Account number', value: accountNumber },
          { label: 'IFSC', value: ifscCode },
          { label: 'Bank', value: bankName, verbatim: true },
          { label: 'Reference (remarks)', value: <b translate="no">{reference}</b> },
          { label: 'Pay exactly', value: <Money paise={amount} />, total: true },
        ]}
      />
      <Note tone="warning" title={`Send it from ${from}, in one transfer.`}>
        We return another amount, and money from an account that is not in your folio.
        {folioNo !== null && <AccountsOf folioNo={folioNo} />}
      </Note>
      <Note icon="clock" compact>
        We must have your money by {formatTime(payBefore)} on {formatLongDate(indiaDate(payBefore))}. You get
        the NAV of the day on which it arrives.
      </Note>
    </Stack>
  )
}

/** The accounts of the folio that money may come from today; nothing while they are not known. */
function AccountsOf({ folioNo }: { folioNo: string }) {
  const { pan } = useInvestor()
  const asked = useQuery(queryFor(paymentApi.bankDetails, { pan, folioNbr: folioNo }))
  const usable = asked.data?.banks.filter(({ usableFrom }) => usableFrom === null) ?? []
  if (!usable.length) return null
  const names = usable.map(
    ({ bankName, accountNo, bankAddress, bankCity }) =>
      `${bankName} ${shortNumber(accountNo)} (${bankAddress}, ${bankCity})`,
  )
  return <> Accounts in it: {names.join('; ')}.</>
}

interface ChequeSlipProps {
  order: PurchaseOrder
  checkout: Checkout
  attempt: PaymentAttempt
}

/** What goes with a cheque to a branch, to be printed (decision 40). */
export function ChequeSlip({ order, checkout: { amount }, attempt }: ChequeSlipProps) {
  const { orderNumber, investorName, payBefore } = order
  const { bankName, accountLast4, chequeNumber } = attempt
  return (
    <Card
      title="Slip for your cheque"
      wrapAction
      action={
        <Button variant="secondary" size="sm" icon="download" onClick={() => globalThis.print()}>
          Print the slip
        </Button>
      }
    >
      <Stack gap="fields">
        <DetailList
          rows={[
            { label: 'Pay to', value: 'Neem Mutual Fund Collection Account' },
            { label: 'Order', value: orderNumber },
            { label: 'Investor', value: investorName, verbatim: true },
            { label: 'Cheque', value: chequeNumber ?? '' },
            { label: 'Drawn on', value: `${bankName ?? ''} ••${accountLast4 ?? ''}` },
            { label: 'In words', value: rupeesInWords(amount) },
            { label: 'Amount', value: <Money paise={amount} />, total: true },
          ]}
        />
        <Note icon="info" title={`Write ${orderNumber} on the back of the cheque.`}>
          Hand it in with this slip at any branch. It must be cleared by{' '}
          {formatLongDate(indiaDate(payBefore))}. You get the NAV of that day.
        </Note>
      </Stack>
    </Card>
  )
}
