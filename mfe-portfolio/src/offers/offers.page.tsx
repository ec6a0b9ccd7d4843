import {
  Card,
  EmptyState,
  formatDate,
  href,
  LinkButton,
  Page,
  queryFor,
  routes,
  Skeleton,
  Stack,
  StatusPill,
  Timeline,
  useQuery,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { productApi } from '@portal/contracts/schemes/product'
import { fundLine } from '../shared/fund-names'
import { QueryCard } from '../shared/query-card'
import { type Offer, offersOf, type OfferStatus } from './offers'

const back = () => ({ to: href(routes.exploreFunds), label: t`Explore funds` })

/** /home/explore-funds/new-offers: new funds that are open, coming or closed, and what happens when. */
export default function OffersPage() {
  const query = useQuery(queryFor(productApi.schemes, {}))
  const offers = query.data && offersOf(query.data.categories, query.data.navDate)
  return (
    <Page
      title={t`New fund offers`}
      context={t`Units cost the price of the offer while it is open.`}
      back={back()}
    >
      {offers ? (
        <Offers offers={offers} />
      ) : (
        <QueryCard
          label={t`New fund offers`}
          query={{ ...query, data: undefined }}
          skeleton={<Skeleton shape="row" count={3} />}
          failure={t`The offers did not load`}
        >
          {() => null}
        </QueryCard>
      )}
    </Page>
  )
}

function Offers({ offers }: { offers: readonly Offer[] }) {
  if (!offers.length)
    return (
      <EmptyState
        fullPage
        title={t`No new fund is on offer`}
        action={<LinkButton to={href(routes.exploreFunds)}>{t`Explore funds`}</LinkButton>}
      >
        {t`You find every fund that you can buy now in the list.`}
      </EmptyState>
    )
  return (
    <Stack>
      {offers.map((offer) => (
        <OfferCard key={offer.fund.schemePlanCode} offer={offer} />
      ))}
    </Stack>
  )
}

const pills = (): Readonly<Record<OfferStatus, { tone: 'positive' | 'info' | 'warning'; text: string }>> => ({
  open: { tone: 'positive', text: t({ message: 'Open', context: 'an offer' }) },
  coming: { tone: 'info', text: t`Coming` },
  closed: { tone: 'warning', text: t({ message: 'Closed', context: 'an offer' }) },
})

function OfferCard({ offer: { fund, status } }: { offer: Offer }) {
  const { schemeDesc, nfoStartDate, nfoEndDate, nfoAllotmentDate, fundDesc, schemePlanCode } = fund
  const { tone, text } = pills()[status]
  const [opening, closing] = [formatDate(nfoStartDate ?? ''), formatDate(nfoEndDate ?? '')]
  const allotment = nfoAllotmentDate && formatDate(nfoAllotmentDate)
  return (
    <Card title={<Verbatim>{schemeDesc}</Verbatim>} action={<StatusPill tone={tone}>{text}</StatusPill>}>
      <Stack gap="fields">
        <p>
          {fundDesc} · {fundLine(fund)}
        </p>
        <Timeline
          items={[
            {
              state: status === 'coming' ? 'next' : 'done',
              title: t`${opening}: the offer opens`,
              text: t`You can invest from this day on.`,
            },
            {
              state: status === 'closed' ? 'done' : status === 'open' ? 'now' : 'next',
              title: t`${closing}: the offer closes`,
              text: t`Your money must reach us by then.`,
            },
            {
              state: 'next',
              title: allotment ? t`${allotment}: units are allotted` : t`Later: units are allotted`,
              text: t`You get them at the price of the offer. If it collects too little, your money comes back.`,
            },
          ]}
        />
        <LinkButton to={href(routes.scheme, { scheme: schemePlanCode })} variant="secondary">
          <span>
            <Trans>
              See <Verbatim>{schemeDesc}</Verbatim>
            </Trans>
          </span>
        </LinkButton>
      </Stack>
    </Card>
  )
}
