import { Trans } from '@portal/ui/words/macros'
import type { PayingMandate } from '@portal/contracts/systematic-plans/sip'
import { formatRupeesRounded } from '@portal/contracts/format'
import { Verbatim } from '@portal/ui/base'
import styles from './mandate-use.module.css'

export interface MandateUseProps {
  mandate: Pick<PayingMandate, 'limit' | 'usedAMonth'>
  /** What a new SIP would add, in paise. */
  more: number
}

/** What SIPs take of a mandate in their dearest month, without and with a new one (S5.073). */
export function MandateUse({ mandate: { limit, usedAMonth }, more }: MandateUseProps) {
  const share = (paise: number) => `${Math.min(100, (paise / limit) * 100)}%`
  const used = formatRupeesRounded(usedAMonth)
  const withThisOne = formatRupeesRounded(usedAMonth + more)
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.more} style={{ width: share(usedAMonth + more) }} />
        <i className={styles.used} style={{ width: share(usedAMonth) }} />
      </span>
      <span className={styles.words}>
        <span>
          <Trans>
            Your SIPs take <b translate="no">{used}</b> a month from it
          </Trans>
        </span>
        {more > 0 && (
          <b>
            <Trans>
              <Verbatim>{withThisOne}</Verbatim> with this one
            </Trans>
          </b>
        )}
      </span>
    </>
  )
}
