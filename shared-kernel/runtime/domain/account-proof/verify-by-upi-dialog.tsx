import { t } from '@portal/contracts/words/macros'
import { addressOf } from '@portal/contracts/wire/address'
import { formatTime } from '@portal/contracts/format'
import type { AccountProofView } from '@portal/contracts/folios/account-proof'
import { useIsMobile } from '@portal/ui/base'
import { Button, LinkButton } from '@portal/ui/button'
import { Note, Skeleton, SkeletonRegion } from '@portal/ui/feedback'
import { Dialog } from '@portal/ui/overlay'
import { Stack } from '@portal/ui/page'
import { QrCode } from '@portal/ui/qr'
import { useProof } from './use-proof'
import type { VerifyByUpiProps } from './verify-by-upi'
import styles from './verify-by-upi.module.css'

/** Shown once its code has arrived; see `VerifyByUpi`. */
export default function OpenVerifyByUpi(props: VerifyByUpiProps) {
  const { open, onClose, account } = props
  const { proof, refusal, begin, leave } = useProof(props)
  const ending = account.accountNumber.slice(-4)
  const failure = refusal ?? failureText(proof?.state, ending)
  const close = () => {
    leave()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Verify by UPI`}
      description={t`Pay Re. 1 from the account that ends in ${ending}. We refund it to the same account.`}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t`Cancel`}
          </Button>
          {failure && <Button onClick={begin}>{t`Try again`}</Button>}
        </>
      }
    >
      {failure && (
        <Note tone="warning" role="alert">
          {failure}
        </Note>
      )}
      {!failure && proof?.upi && <Pay upi={proof.upi} ending={ending} />}
      {!failure && !proof && (
        <SkeletonRegion label={t`Getting your code`}>
          <Skeleton shape="chart" />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}

function Pay({ upi, ending }: { upi: NonNullable<AccountProofView['upi']>; ending: string }) {
  const mobile = useIsMobile()
  return (
    <div className={styles.pay}>
      {!mobile && <QrCode text={upi.link} label={t`QR code to pay Re. 1 by UPI`} />}
      <div className={styles.text}>
        <Stack gap="sm">
          <p>
            {mobile
              ? t`Open your UPI app and choose the account that ends in ${ending}.`
              : t`Scan with the UPI app on your phone and choose the account that ends in ${ending}.`}
          </p>
          {isUpiAddress(upi.app) && (
            <LinkButton
              href={upi.app}
              target="_blank"
              rel="noreferrer"
              variant={mobile ? 'primary' : 'quiet'}
              fullWidth={mobile}
              size={mobile ? 'md' : 'sm'}
              iconAfter="external"
            >
              {t`Open the UPI app`}
            </LinkButton>
          )}
          <p>{t`You can use this code once, by ${{ time: formatTime(upi.expiresAt) }}.`}</p>
          <p role="status">{t`Waiting for your payment.`}</p>
        </Stack>
      </div>
    </div>
  )
}

/** An app or a web page, never a script. */
function isUpiAddress(address: string): boolean {
  return ['upi:', 'https:', 'http:'].includes(addressOf(address)?.protocol ?? '')
}

/** What ended a request without an answer on whose the account is; undefined while it may still come, and after it did. */
function failureText(state: AccountProofView['state'] | undefined, ending: string): string | undefined {
  if (state === 'anotherAccount')
    return t`The money came from another account. Choose the account that ends in ${ending} in your UPI app, or close this and correct what you entered.`
  if (state === 'anotherAmount') return t`The amount was not Re. 1, so the account is not verified.`
  if (state === 'expired') return t`The time to pay is up. Nothing is verified.`
  if (state === 'failed') return t`The payment did not go through. Nothing is verified.`
  if (state === 'cancelled') return t`This code was replaced by a newer one.`
  return undefined
}
