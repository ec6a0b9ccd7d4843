import {
  Card,
  DetailList,
  formatNav,
  formatRupeesRounded,
  formatUnits,
  href,
  limits,
  maskEmail,
  maskFolio,
  Money,
  Note,
  StatusPill,
  TextLink,
  Timeline,
  useFigures,
  useInvestor,
  Verbatim,
  VisuallyHidden,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'
import type { ComponentProps, ReactNode } from 'react'
import { dayName } from '../../shared/days'
import { laterText, navSteps, type NavTiming, serverNow } from '../../shared/nav-timing'
import { SchemeHead } from '../../shared/scheme-head'
import { stampDutyRow } from '../../shared/stamp-duty-row'
import { editInvestment } from '../../transaction/steps'
import styles from '../../transaction/review.module.css'

interface BoughtCardProps {
  title: string
  /** "Change", and for who cannot see where it stands what. */
  changes: ReactNode
  /** Where that is done, by itself on the invest page. */
  changeAt?: string
  quote: Pick<LumpsumQuote, 'scheme' | 'estimatedUnits' | 'lastNav' | 'lastNavDate'> &
    Partial<Pick<LumpsumQuote, 'isOffer'>>
  rows: ComponentProps<typeof DetailList>['rows']
  /** Stands above the units: "You get about". */
  buys: string
  /** Which NAV it is that counts. */
  navText: string
}

/** What is bought, what it costs, and about how many units it gives. */
export function BoughtCard(props: BoughtCardProps) {
  const { title, changes, changeAt = href(editInvestment), quote, rows, buys, navText } = props
  const { scheme, estimatedUnits, lastNav, lastNavDate, isOffer } = quote
  const price = formatNav(lastNav)
  return (
    <Card
      title={title}
      action={
        <TextLink to={changeAt} look="strong" icon="pencil">
          {changes}
        </TextLink>
      }
    >
      <div className={styles.purchase}>
        <div>
          <SchemeHead scheme={scheme} nav={lastNav} {...(isOffer && { isOffer })} />
          <DetailList rows={rows} />
        </div>
        <div className={styles.well}>
          <p className={styles.small}>{buys}</p>
          <p className={styles.units} translate="no">
            {t`${{ count: formatUnits(estimatedUnits) }} units`}
          </p>
          <p className={styles.small}>
            {isOffer
              ? t`Every unit costs the offer price, ${price}, while the offer is open.`
              : `${t`We estimate with the NAV of ${{ day: dayName(lastNavDate) }}, ${price}.`} ${navText}`}
          </p>
        </div>
      </div>
    </Card>
  )
}

/** What is paid, what it costs, and about how many units it gives. */
export function PurchaseCard({ quote, changeAt }: { quote: LumpsumQuote; changeAt?: string }) {
  const { amount, netAmount, navDateIfPaidNow } = quote
  return (
    <BoughtCard
      title={t`Lump sum`}
      changes={
        <Trans>
          Change<VisuallyHidden> the order</VisuallyHidden>
        </Trans>
      }
      {...(changeAt && { changeAt })}
      quote={quote}
      rows={[
        { label: t`Amount`, value: <Money paise={amount} /> },
        stampDutyRow(quote),
        { label: t`Buys units for`, value: <Money paise={netAmount} />, total: true },
      ]}
      buys={t`You get about`}
      navText={t`You get the NAV of ${{ day: dayName(navDateIfPaidNow) }}.`}
    />
  )
}

interface NavCardProps {
  quote: LumpsumQuote
  quotedAt: number
  timing: NavTiming
  folioNo: string | null
}

/** When to pay, which NAV then counts, and when the units are there. */
export function NavCard({ quote, quotedAt, timing, folioNo }: NavCardProps) {
  const { emailId } = useInvestor()
  const folio = folioNo ? t`folio ${{ number: maskFolio(folioNo) }}` : t`your new folio`
  const writeTo = emailId && maskEmail(emailId)
  const steps = navSteps(quote, serverNow(quote, quotedAt), { folio, writeTo, figures: useFigures() })
  const pill = timing.countdown && <StatusPill tone="info">{timing.countdown}</StatusPill>
  return (
    <Card title={t`Which NAV will I get?`}>
      <Timeline items={steps.map((step) => (step.state === 'now' ? { ...step, pill } : step))} />
      <p className={styles.later}>{laterText(quote)}</p>
    </Card>
  )
}

/** What an investor declares whose purchases of a year stay small (S9.020, decision 41). */
export function MicroNote() {
  const most = formatRupeesRounded(limits.paise.microAYear)
  return (
    <Note icon="info" title={t`Micro investment`}>
      <Trans>
        By confirming you declare that your investments with us in this financial year, this one included, are
        at most <Verbatim>{most}</Verbatim>.
      </Trans>
    </Note>
  )
}
