import { t } from '@portal/kernel/words'
import { classNames, queryFor, useQuery, Verbatim } from '@portal/kernel'
import { contentApi } from '@portal/contracts/support/content'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { CSSProperties, ReactNode } from 'react'
import { ReceivedLinkButton } from '../follow/received-link-button'
import { type ReceivedLink, readReceivedLink } from '../guards/received-link'
import { bannerColours } from './banner-colours'
import { descriptionTooltip, offerPeriod, titleTooltip } from './banner-text'
import styles from './offer.module.css'

type Banner = ResponseOf<typeof contentApi.nfoBanner>['banners'][number]

export interface OfferProps {
  /** What stands there while it is not known whether there is one. */
  place: ReactNode
}

/** The new fund offer of today, if there is one. */
export default function Offer({ place }: OfferProps) {
  const offers = useQuery(queryFor(contentApi.nfoBanner, {}))
  const banner = offers.data?.banners[0]
  if (offers.isPending) return place
  return banner ? <OfferOf banner={banner} /> : null
}

/** A new fund offer with its actions. */
function OfferOf({ banner }: { banner: Banner }) {
  const { title, description, nfoStartDate, nfoEndDate } = banner
  const actions = actionsOf(banner)
  const { ground, text } = bannerColours(banner.backgroundColor)
  return (
    <aside
      className={classNames(styles.banner, styles[text])}
      style={{ '--nfo-ground': ground } as CSSProperties}
      data-on-brand={text === 'white' ? true : undefined}
      aria-label={t`New fund offer`}
    >
      <div className={styles.content}>
        <span className={styles.tag}>{t`NFO`}</span>
        <p className={styles.text}>
          <b className={styles.title} title={titleTooltip(title)}>
            {title}
          </b>
          <span className={styles.description} title={descriptionTooltip(description)}>
            {description}
          </span>
          <span className={styles.period}>{offerPeriod(nfoStartDate, nfoEndDate)}</span>
        </p>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <CallToAction
              key={action.name}
              {...action}
              secondary={index < actions.length - 1}
              onBrand={text === 'white'}
            />
          ))}
        </div>
      </div>
    </aside>
  )
}

interface Action {
  name: string
  link: NonNullable<ReceivedLink>
}

/** The actions that lead somewhere, in the given order; the last one is the one to go for. */
function actionsOf({ cta1Name, cta1Url, cta2Name, cta2Url }: Banner): Action[] {
  const given = [
    { name: cta1Name, link: readReceivedLink(cta1Url) },
    { name: cta2Name, link: readReceivedLink(cta2Url) },
  ]
  return given.flatMap(({ name, link }) => (name && link ? [{ name, link }] : []))
}

function CallToAction({ name, link, secondary, onBrand }: Action & { secondary: boolean; onBrand: boolean }) {
  const variant = onBrand ? (secondary ? 'onBrandSecondary' : 'onBrand') : secondary ? 'secondary' : 'primary'
  return (
    <ReceivedLinkButton
      link={link}
      size="sm"
      variant={variant}
      {...(secondary && { className: styles.secondary })}
    >
      <Verbatim>{name}</Verbatim>
    </ReceivedLinkButton>
  )
}
