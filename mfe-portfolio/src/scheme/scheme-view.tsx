import {
  ActionBar,
  Card,
  CategoryDot,
  scopeOfVisit,
  formatDate,
  formatNav,
  formatShortDate,
  href,
  lazyPart,
  LinkButton,
  Page,
  RiskGauge,
  routes,
  SideLayout,
  Stack,
  Tag,
  Facts,
  TextLink,
  useIsOffered,
  textOf,
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import { categoryName, planLine } from '../shared/fund-names'
import type { CardQuery } from '../shared/query-card'
import { subCategoryName } from '../shared/sub-categories'
import { riskSentences, fundFacts, offerFacts } from './fund-facts'
import { HoldingCard } from './holding-card'
import { InvestCard } from './invest-card'
import { closedReason } from './invest-offer'
import { NavCard } from './nav-card'
import { ReturnsCard } from './returns-card'
import styles from './scheme.module.css'

/** In place of NAV and returns while the fund is on offer. */
function OfferCard({ scheme }: { scheme: SchemeDetails }) {
  return (
    <Card title={t`New fund offer`}>
      <p className={styles.text}>
        {t`Every unit costs the offer price, whenever you invest while the offer is open. The fund has its first NAV after the units are allotted, and no returns before.`}
      </p>
      <Facts facts={offerFacts(scheme)} />
      <p className={styles.after}>
        <TextLink look="strong" to={href(routes.newOffers)}>
          {t`How an offer goes`}
        </TextLink>
      </p>
    </Card>
  )
}

/** What the fund does with the money, and the facts that decide a purchase. */
function AboutCard({ scheme }: { scheme: SchemeDetails }) {
  const sip = useIsOffered(routes.sip)
  return (
    <Card title={t`About the fund`}>
      <p className={styles.text}>{scheme.objective}</p>
      <Facts facts={fundFacts(scheme, { sip })} />
      <p className={styles.after}>
        <TextLink
          look="strong"
          icon="document"
          to={href(routes.schemeDocuments, { scheme: scheme.schemePlanCode })}
        >
          {t`Scheme documents`}
        </TextLink>
      </p>
    </Card>
  )
}

const CalculatorCard = lazyPart(() => import('./calculator-card'), {
  get failure() {
    return t`The calculator did not load`
  },
})

interface SchemeViewProps {
  scheme: SchemeDetails
  portfolio: CardQuery<ResponseOf<typeof investorApi.portfolio>>
  /** Usual amounts, in paise. */
  chips: readonly number[]
}

/** One fund: what it is worth, what it did, what it costs, and the way to invest. */
export function SchemeView({ scheme, portfolio, chips }: SchemeViewProps) {
  const held = portfolio.data?.holdings.filter((holding) => holding.schemePlanCode === scheme.schemePlanCode)
  const navDay = formatShortDate(scheme.navDate)
  return (
    <Page
      title={scheme.schemeDesc}
      verbatim
      back={{ to: href(routes.exploreFunds), label: t`Explore funds` }}
      context={<Properties scheme={scheme} />}
    >
      <SideLayout
        asideLabel={t`Invest, what you hold, risk`}
        aside={
          <Stack>
            <InvestCard scheme={scheme} isHeld={Boolean(held?.length)} chips={chips} />
            {!scopeOfVisit() && <HoldingCard query={portfolio} holdings={held ?? []} />}
            <RiskCard scheme={scheme} />
          </Stack>
        }
      >
        <Stack>
          {scheme.nfoscheme ? (
            <OfferCard scheme={scheme} />
          ) : (
            <>
              <NavCard scheme={scheme} />
              <ReturnsCard scheme={scheme} />
              <CalculatorCard scheme={scheme} />
            </>
          )}
          <AboutCard scheme={scheme} />
        </Stack>
      </SideLayout>
      {closedReason(scheme) === null && (
        <ActionBar
          label={scheme.nfoscheme ? t`Offer price` : t`NAV, ${navDay}`}
          amount={formatNav(scheme.nav)}
        >
          <LinkButton to={href(routes.invest, { scheme: scheme.schemePlanCode })}>{t`Invest`}</LinkButton>
        </ActionBar>
      )}
    </Page>
  )
}

function Properties({ scheme }: { scheme: SchemeDetails }) {
  return (
    <span className={styles.tags}>
      <Tag>
        <CategoryDot category={scheme.fundType} />
        {categoryName(scheme.fundType)} · {subCategoryName(scheme.subCategory)}
      </Tag>
      <Tag>{planLine(scheme)}</Tag>
      <Tag>{scheme.investmentHorizon}</Tag>
    </span>
  )
}

function RiskCard({ scheme }: { scheme: SchemeDetails }) {
  const benchmark = wordOf(scheme.benchmarkRisk)
  return (
    <Card title={t`Risk`}>
      <RiskGauge
        level={scheme.riskMeter}
        note={
          <>
            {textOf(riskSentences[scheme.riskMeter])}
            <br />
            {t`Benchmark: ${benchmark}`}
          </>
        }
      />
      <RiskHistory scheme={scheme} />
    </Card>
  )
}

/** Which risk levels the fund had before, and when each began. */
function RiskHistory({ scheme: { riskHistory = [] } }: { scheme: SchemeDetails }) {
  if (riskHistory.length < 2) return null
  return (
    <>
      <h3 className={styles.label}>{t`Its risk so far`}</h3>
      <ul className={styles.label}>
        {riskHistory.map(({ since, level }) => {
          const day = formatDate(since)
          return <li key={since}>{t`${{ level: wordOf(level) }} since ${day}`}</li>
        })}
      </ul>
    </>
  )
}
