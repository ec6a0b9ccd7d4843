import { t } from '@portal/contracts/words/macros'
import { contentApi, type Banner } from '@portal/contracts/support/content'
import { queryFor, useQuery } from '../../api/query'
import { breakpoints } from '@portal/contracts/format'
import { usePageAtMost } from '@portal/ui/base'
import { Link, type LinkTarget } from '@portal/ui/link'
import { placementAt, type BannerPlace } from './banner-placement'
import styles from './banner-slot.module.css'

/** The banners of one place (S2.098 to S2.102); nothing where there are none or they did not load. */
export function BannerSlot({ place }: { place: BannerPlace }) {
  const mobile = usePageAtMost(breakpoints.mobile)
  const tablet = usePageAtMost(breakpoints.desktop - 1)
  const width = mobile ? breakpoints.mobile : tablet ? breakpoints.desktop - 1 : breakpoints.desktop
  const placement = placementAt(place, width)
  const { data } = useQuery(queryFor(contentApi.banner, { placement }))
  if (!data?.banners.length) return null
  // A page may have two of these: each region has a name of its own.
  const titles = data.banners.map(({ title }) => title).join(', ')
  const name = t`From the fund house: ${titles}`
  return (
    <section className={styles.slot} aria-label={name}>
      {data.banners.map((banner) => (
        <BannerCard key={banner.image + banner.title} banner={banner} />
      ))}
    </section>
  )
}

/** Where a banner may lead: a page of the portal, or an https address elsewhere; anything else leads nowhere. */
export function bannerTarget({ link, external }: Pick<Banner, 'link' | 'external'>): LinkTarget | undefined {
  if (link === null) return undefined
  if (external) return link.startsWith('https://') ? { href: link } : undefined
  return /^\.?\/(?![/\\])[\w/?=&.-]*$/.test(link) ? { to: link.replace(/^\./, '') } : undefined
}

function BannerCard({ banner }: { banner: Banner }) {
  const { title, description, image, width, height, external } = banner
  const target = bannerTarget(banner)
  const words = (
    <>
      <b className={styles.title}>{title}</b>
      <span className={styles.description}>{description}</span>
    </>
  )
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <div className={styles.banner}>
      <img
        className={styles.picture}
        src={`/api/v1/image/${encodeURIComponent(image)}`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
      />
      {target ? (
        <Link {...target} {...elsewhere} className={styles.words}>
          {words}
        </Link>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
    </div>
  )
}
