import {
  Button,
  Card,
  formatRupeesRounded,
  maskFolio,
  queryFor,
  useAtom,
  useInvestor,
  useNavigate,
  useLocation,
  useQuery,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { lastTransactionApi, type LastTransactedDetails } from '@portal/contracts/orders/last-transaction'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { LastTransacted } from '@portal/contracts/orders/transaction-draft'
import { draftAtom } from '../../transaction/draft'
import { withChoice } from './purchase-draft'
import type { PurchaseFacts } from './purchase-values'

const bought: readonly LastTransactedDetails['transactionType'][] = ['PURCHASE', 'PURCHASE_SIP']

type BoughtLast = LastTransactedDetails & { folioNo: string; amount: number }

/** The last purchase as a new one may begin with it; undefined where it was none, or its scheme is closed. */
function again(
  { schemes, folios }: PurchaseFacts,
  last: LastTransactedDetails | null | undefined,
): { last: BoughtLast; scheme: Scheme } | undefined {
  if (!last || !bought.includes(last.transactionType)) return undefined
  const scheme = schemes.find(({ schemePlanCode }) => schemePlanCode === last.schemePlanCode)
  const { folioNo, amount } = last
  if (scheme?.purAllow !== 'Y' || !folioNo || amount === null) return undefined
  return folios.some((each) => each.folioNo === folioNo)
    ? { last: { ...last, folioNo, amount }, scheme }
    : undefined
}

/** S3.051, as the draft keeps it. */
function keptOf(last: BoughtLast): LastTransacted {
  const { schemePlanCode: _code, plan, ...kept } = last
  return { ...kept, plan: plan === 'DIRECT' ? 'D' : 'R' }
}

/** Offers to invest once more what was bought last, while nothing is chosen yet (S7.074). */
export function BuyAgain({ facts }: { facts: PurchaseFacts }) {
  const { pan } = useInvestor()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [{ originalSchemeDetails, quickInvest }, setDraft] = useAtom(draftAtom)
  const isFresh = originalSchemeDetails === null && !quickInvest
  const requested = useQuery({
    ...queryFor(lastTransactionApi.lastTransactedDetails, { panNumber: pan }),
    enabled: isFresh,
    retry: false,
  })
  const offer = isFresh ? again(facts, requested.data?.details) : undefined
  if (!offer) return null
  const { last, scheme } = offer
  const sum = formatRupeesRounded(last.amount)
  const masked = maskFolio(last.folioNo)
  const fund = last.scheme
  const take = () => {
    const folio = facts.folios.find(({ folioNo }) => folioNo === last.folioNo)
    const choice = { scheme, folioNo: last.folioNo, folio, newFolio: null, amount: last.amount }
    setDraft((draft) => ({
      ...withChoice(draft, 'LUMPSUM', choice),
      initialLastTransactionDetails: keptOf(last),
    }))
    // The form begins anew with the draft.
    void navigate(`${pathname}?again=1`, { replace: true })
  }
  return (
    <Card
      title={t`Buy again`}
      wrapAction
      action={
        <Button variant="secondary" size="sm" icon="repeat" onClick={take}>
          {t`Buy it again`}
        </Button>
      }
    >
      <p>
        <Trans>
          Your last purchase: <Verbatim>{sum}</Verbatim> in {fund}, folio <Verbatim>{masked}</Verbatim>.
        </Trans>
      </p>
    </Card>
  )
}
