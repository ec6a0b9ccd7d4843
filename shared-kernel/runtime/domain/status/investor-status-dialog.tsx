import { message } from '@portal/contracts/catalogue'
import { formatDate, maskPan } from '@portal/contracts/format'
import { usePageAtMost } from '@portal/ui/base'
import { Button, LinkButton } from '@portal/ui/button'
import { Dialog } from '@portal/ui/overlay'
import { panAadhaarPortal, type InvestorStatus, type InvestorStatusDialogProps } from './investor-status'
import styles from './investor-status-dialog.module.css'

const titles: Record<InvestorStatus['kind'], string> = {
  nominee: 'You have no nominee yet',
  panAadhaar: 'Your PAN is not linked with Aadhaar',
  tin: 'Correct your TIN details',
}

function textOf(status: InvestorStatus): string {
  if (status.kind === 'nominee') return message('addNominee')
  if (status.kind === 'panAadhaar')
    return `PAN ${maskPan(status.pan)} is not linked with Aadhar. ${message('E149')}`
  const pans = status.pans.map(maskPan).join(', ')
  return `The TIN details for PAN(s) ${pans} is/are not valid/incomplete. Please click 'Update TIN details' to correct or add your TIN`
}

/** Shown once its code has arrived; see `InvestorStatusDialog`. */
export default function OpenInvestorStatusDialog(props: InvestorStatusDialogProps) {
  const { open, onClose, status, date, dateLabel = 'Status on' } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titles[status.kind]}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Later
          </Button>
          <NextLink status={status} />
        </>
      }
    >
      <p>{textOf(status)}</p>
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
        Update nominee
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
      {aadhaar ? 'Link PAN with Aadhaar' : 'Update TIN details'}
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
