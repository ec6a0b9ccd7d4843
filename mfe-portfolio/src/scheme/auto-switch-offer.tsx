import { formatDate, href, LinkButton, queryFor, routes, useQuery, Verbatim } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { autoSwitchApi } from '@portal/contracts/proposals/auto-switch'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import styles from './scheme.module.css'

/** The way into a new fund by an automatic switch at its allotment, from each fund in which money can wait. */
export function AutoSwitchOffer({ scheme }: { scheme: SchemeDetails }) {
  const { autoSwitchEnabledTillDate, schemePlanCode } = scheme
  const enabled = useQuery({
    ...queryFor(autoSwitchApi.schemes, {}),
    enabled: autoSwitchEnabledTillDate !== null,
  })
  const offer = enabled.data?.schemes.find(
    ({ switchToSchemePlanCode }) => switchToSchemePlanCode === schemePlanCode,
  )
  if (!offer) return null
  const allotment = formatDate(offer.allotmentOn)
  const lastDay = formatDate(offer.autoSwitchEnabledTillDate)
  return (
    <div className={styles.sip}>
      <p className={styles.label}>
        {t`Or let your money earn until then: buy a liquid fund now, and we switch it into this fund on ${allotment}, when it is allotted. You can choose this until ${lastDay}.`}
      </p>
      {offer.waitsIn.map(({ schemePlanCode: waitsIn, schemeName }) => (
        <LinkButton
          key={waitsIn}
          to={href(routes.invest, { scheme: waitsIn, switchTo: schemePlanCode })}
          variant="secondary"
          icon="switch"
          fullWidth
        >
          <span>
            <Trans>
              Wait in <Verbatim>{schemeName}</Verbatim>
            </Trans>
          </span>
        </LinkButton>
      ))}
    </div>
  )
}
