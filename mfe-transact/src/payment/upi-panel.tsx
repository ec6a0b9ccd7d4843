import {
  formatTime,
  Icon,
  LinkButton,
  QrCode,
  Skeleton,
  SkeletonRegion,
  useIsMobile,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { isPaymentAddress } from './pay-action'
import type { StartedPayment } from './use-payment'
import styles from './payment.module.css'

export interface UpiPanelProps {
  amount: string
  /** The accounts that the money may come from, as text. */
  accounts: string
  started: StartedPayment | undefined
  busy: boolean
}

/** Inside the UPI choice: the code to scan, or the app to open, and whom the app must name as payee. */
export function UpiPanel({ amount, accounts, started, busy }: UpiPanelProps) {
  const mobile = useIsMobile()
  const upi = started?.upi
  return (
    <div className={styles.panel}>
      {!mobile && upi && <QrCode text={upi.qrPayload} label={t`QR code to pay ${amount} by UPI`} />}
      {!mobile && !upi && <CodePlace busy={busy} />}
      <div className={styles.text}>
        <p>
          {mobile ? t`We open the UPI app on this phone.` : t`Scan with the UPI app on your phone.`}
          {upi && ` ${t`Check that it shows this payee:`}`}
        </p>
        {upi && <Payee payee={upi.payee} name={upi.payeeName} />}
        {accounts && (
          <p className={styles.hint}>
            <Trans>
              Pay from <b>{accounts}</b>. We refund money from any other account.
            </Trans>
          </p>
        )}
        {started && upi && (
          <Ways url={started.paymentGateway.url} expiresAt={upi.expiresAt} mobile={mobile} />
        )}
      </div>
    </div>
  )
}

function CodePlace({ busy }: Pick<UpiPanelProps, 'busy'>) {
  return (
    <div className={styles.place}>
      {busy ? (
        <SkeletonRegion label={t`Getting your code`}>
          <Skeleton shape="chart" />
        </SkeletonRegion>
      ) : (
        <p className={styles.hint}>
          <Icon name="qr" size="lg" />
          {t`Your code appears here.`}
        </p>
      )}
    </div>
  )
}

function Payee({ payee, name }: { payee: string; name: string }) {
  return (
    <div className={styles.payee}>
      <p className={styles.handle}>
        <Icon name="verified" />
        {payee}
      </p>
      <p className={styles.hint}>
        <Trans>
          Verified payee of <Verbatim>{name}</Verbatim>
        </Trans>
      </p>
    </div>
  )
}

function Ways({ url, expiresAt, mobile }: { url: string; expiresAt: string; mobile: boolean }) {
  return (
    <p className={styles.hint}>
      {!mobile && isPaymentAddress(url) && (
        <LinkButton href={url} variant="quiet" size="sm" iconAfter="external">
          {t`Open the UPI app`}
        </LinkButton>
      )}
      {t`You can use this code once, by ${{ time: formatTime(expiresAt) }}.`}
    </p>
  )
}
