import { formatDate, href, LinkButton, queryFor, routes, useQuery, Verbatim } from '@portal/kernel'
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
  return (
    <div className={styles.sip}>
      <p className={styles.label}>
        Or let your money earn until then: buy a liquid fund now, and we switch it into this fund on{' '}
        {formatDate(offer.allotmentOn)}, when it is allotted. You can choose this until{' '}
        {formatDate(offer.autoSwitchEnabledTillDate)}.
      </p>
      {offer.waitsIn.map((waits) => (
        <LinkButton
          key={waits.schemePlanCode}
          to={href(routes.invest, { scheme: waits.schemePlanCode, switchTo: schemePlanCode })}
          variant="secondary"
          icon="switch"
          fullWidth
        >
          <span>
            Wait in <Verbatim>{waits.schemeName}</Verbatim>
          </span>
        </LinkButton>
      ))}
    </div>
  )
}
