import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { formatDate, maskPan } from '@portal/contracts/format'
import { usePageAtMost } from '@portal/ui/base'
import { Button, LinkButton } from '@portal/ui/button'
import { Dialog } from '@portal/ui/overlay'
import { panAadhaarPortal, type InvestorStatus, type InvestorStatusDialogProps } from './investor-status'
import styles from './investor-status-dialog.module.css'

const titles: Record<InvestorStatus['kind'], Text> = {
  nominee: msg`You have no nominee yet`,
  panAadhaar: msg`Your PAN is not linked with Aadhaar`,
  tin: msg`Correct your TIN details`,
}

function wordsOn(status: InvestorStatus): string {
  if (status.kind === 'nominee') return message('addNominee')
  if (status.kind === 'panAadhaar')
    return `${t`PAN ${{ pan: maskPan(status.pan) }} is not linked with Aadhar.`} ${message('E149')}`
  const pans = status.pans.map(maskPan).join(', ')
  return t`The TIN details for PAN(s) ${pans} is/are not valid/incomplete. Please click 'Update TIN details' to correct or add your TIN`
}

/** Shown once its code has arrived; see `InvestorStatusDialog`. */
export default function OpenInvestorStatusDialog(props: InvestorStatusDialogProps) {
  const { open, onClose, status, date, dateLabel = t`Status on` } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={textOf(titles[status.kind])}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Later`}
          </Button>
          <NextLink status={status} />
        </>
      }
    >
      <p>{wordsOn(status)}</p>
      {date && (
        <dl className={styles.date}>
          <dt>{dateLabel}</dt>
          <dd>
            <StatusDate date={date} />
          </dd>
        </dl>
      )}
    </Dialog>
  )
}

function NextLink({ status }: { status: InvestorStatus }) {
  if (status.kind === 'nominee')
    return (
      <Button data-autofocus onClick={status.onUpdate}>
        {t`Update nominee`}
      </Button>
    )
  const aadhaar = status.kind === 'panAadhaar'
  return (
    <LinkButton
      data-autofocus
      href={aadhaar ? (status.href ?? panAadhaarPortal) : status.href}
      target="_blank"
      rel="noopener noreferrer"
      iconAfter="external"
    >
      {aadhaar ? t`Link PAN with Aadhaar` : t`Update TIN details`}
    </LinkButton>
  )
}

/** `25 Aug 2026`; under 500 px day and month stand over the year (S9.054). */
function StatusDate({ date }: { date: string }) {
  const narrow = usePageAtMost(499)
  const shown = formatDate(date)
  const at = shown.lastIndexOf(' ')
  if (!narrow || at < 0) return <time dateTime={date}>{shown}</time>
  return (
    <time dateTime={date}>
      {shown.slice(0, at)}
      <br />
      {shown.slice(at + 1)}
    </time>
  )
}
