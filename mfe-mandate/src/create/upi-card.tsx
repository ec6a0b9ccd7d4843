import {
  Card,
  formatTime,
  href,
  LinkButton,
  Note,
  QrCode,
  routes,
  Stack,
  useIsMobile,
  useNavigate,
  useQuery,
  queryFor,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { mandateApi } from '@portal/contracts/mandates/mandate'
import { useEffect } from 'react'
import { isBankAddress } from './bank-address'
import styles from './create.module.css'
import type { UpiRequest } from './use-ask-bank'

/** The code to scan, and whom the app must name; the page goes on once the app has answered (S7.072). */
export function UpiCard({ request }: { request: UpiRequest }) {
  const { upi, url, registration } = request
  const mobile = useIsMobile()
  const time = formatTime(upi.expiresAt)
  useGoOnWhenDecided(registration.registrationId)
  return (
    <Card title={t`Approve in your UPI app`}>
      <div className={styles.upi}>
        {!mobile && <QrCode text={upi.qrPayload} label={t`QR code to approve the mandate by UPI`} />}
        <Stack gap="sm">
          <p>{mobile ? t`We open the UPI app on this phone.` : t`Scan with the UPI app on your phone.`}</p>
          <Note icon="verified" compact tone="positive" title={upi.payee}>
            {t`Check that the app shows this payee.`}
          </Note>
          <p>{t`You can use this code once, by ${time}.`}</p>
          {isBankAddress(url) && (
            <LinkButton href={url} variant="quiet" size="sm" iconAfter="external">
              {t`Open the UPI app`}
            </LinkButton>
          )}
          <p role="status">{t`Waiting for your approval.`}</p>
        </Stack>
      </div>
    </Card>
  )
}

const askEveryMs = 3000

function useGoOnWhenDecided(registrationId: string): void {
  const navigate = useNavigate()
  const requested = useQuery({
    ...queryFor(mandateApi.registration, { registrationId }),
    refetchInterval: askEveryMs,
  })
  const isDecided = requested.data !== undefined && requested.data.registration.state !== 'opened'
  useEffect(() => {
    if (isDecided)
      void navigate(href(routes.eMandateSuccess, { registration: registrationId }), { replace: true })
  }, [isDecided, navigate, registrationId])
}
