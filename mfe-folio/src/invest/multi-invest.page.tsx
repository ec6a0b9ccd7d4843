import {
  ApiError,
  Button,
  Card,
  DetailList,
  ErrorPanel,
  fetchCode,
  formatRupees,
  href,
  limits,
  LinkButton,
  ListRow,
  Note,
  routes,
  shortNumber,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusPill,
  TextLink,
  useHost,
  useNavigate,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { CartItem } from '@portal/contracts/cart/cart'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useState } from 'react'
import { FolioPage } from '../shared/folio-page'
import { isReady } from './is-ready'
import { goesInto, useCartOfFolio } from './use-cart-of-folio'

/** Several funds into one new folio: the orders of the cart get it, and the cart does the rest (S2.046). */
export default function MultiInvestPage() {
  const most = limits.entries.cartSchemes
  return (
    <FolioPage
      title={t`Invest in several funds`}
      context={t`Up to ${most} funds in your new folio, with one code and one payment.`}
      step="review"
      back={{ to: href(routes.folioReview), label: t`Review` }}
    >
      {(draft) => (isReady(draft) ? <IntoFolio draft={draft} /> : <NotReady />)}
    </FolioPage>
  )
}

function IntoFolio({ draft }: { draft: NewFolioDraft }) {
  const { items, error, retrying, retry, put } = useCartOfFolio(draft)
  return (
    <Stack>
      <FolioCard draft={draft} />
      {items ? (
        <Funds draft={draft} items={items} busy={put.isPending} onPut={(item) => put.mutate(item)} />
      ) : error ? (
        <ErrorPanel title={t`Your cart did not load`} retrying={retrying} error={error} onRetry={retry}>
          {error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion label={t`Loading your cart`}>
          <Skeleton shape="row" count={3} />
        </SkeletonRegion>
      )}
    </Stack>
  )
}

function NotReady() {
  return (
    <Note
      tone="warning"
      title={t`The folio is not ready yet`}
      action={<LinkButton to={href(routes.folioReview)}>{t`See what is missing`}</LinkButton>}
    >
      {t`You can invest once it is complete and every holder has confirmed.`}
    </Note>
  )
}

function FolioCard({ draft: { applicants, bankAccount } }: { draft: NewFolioDraft }) {
  return (
    <Card
      title={t`Your new folio`}
      action={
        <TextLink
          to={href(routes.folioMultiAccount)}
          look="strong"
          aria-label={t`Change the bank account`}
        >{t`Change`}</TextLink>
      }
    >
      <DetailList
        rows={[
          { label: t`Holders`, value: applicants.map(({ investorName }) => investorName).join(', ') },
          {
            label: t`Bank account`,
            value: bankAccount ? `${bankAccount.bankName} ${shortNumber(bankAccount.accountNumber)}` : '',
          },
        ]}
      />
    </Card>
  )
}

interface FundsProps {
  draft: NewFolioDraft
  items: readonly CartItem[]
  busy: boolean
  onPut: (item: CartItem) => void
}

function Funds({ draft, items, busy, onPut }: FundsProps) {
  const navigate = useNavigate()
  const host = useHost()
  const [begins, setBegins] = useState(false)
  const addFund = async () => {
    setBegins(true)
    try {
      // The shape of a purchase is large, and needed by nobody who only reads.
      const { beginPurchase } = await fetchCode(() => import('./begin-purchase'))
      await beginPurchase(draft)
      void navigate(href(routes.invest))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBegins(false)
      host.toast({ type: 'danger', message: error.message })
    }
  }
  const some = items.some((item) => goesInto(draft, item))
  return (
    <>
      <Card title={t`Your funds`} flush={items.length > 0}>
        {items.length ? (
          items.map((item) => (
            <Fund
              key={item.itemId}
              item={item}
              isInside={goesInto(draft, item)}
              busy={busy}
              onPut={() => onPut(item)}
            />
          ))
        ) : (
          <p>{t`Your cart is empty. Add a fund, and choose “Add to cart”.`}</p>
        )}
      </Card>
      {some && <LinkButton to={href(routes.multiInvestment)}>{t`Continue to the cart`}</LinkButton>}
      <Button
        variant={some ? 'secondary' : 'primary'}
        icon="plus"
        busy={begins}
        onClick={() => void addFund()}
      >{t`Add a fund`}</Button>
    </>
  )
}

interface FundProps {
  item: CartItem
  isInside: boolean
  busy: boolean
  onPut: () => void
}

function Fund({ item: { scheme, investDetails }, isInside, busy, onPut }: FundProps) {
  const name = scheme?.schemeName ?? investDetails.schemePlanCode
  const kind = investDetails.kind === 'SIP' ? t`SIP` : t`Lump sum`
  return (
    <ListRow
      title={name}
      subtitle={`${kind} · ${formatRupees(investDetails.amount)}`}
      action={
        isInside ? (
          <StatusPill tone="positive">{t`In this folio`}</StatusPill>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            disabled={busy}
            onClick={onPut}
            aria-label={t`Put ${name} into this folio`}
          >{t`Put into this folio`}</Button>
        )
      }
    />
  )
}
