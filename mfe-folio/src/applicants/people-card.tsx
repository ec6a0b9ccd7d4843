import { Button, Card, limits, maskEmail, maskPan, maskPhone, Stack, Verbatim } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import styles from './applicants.module.css'
import type { ApplicantsChange } from './use-applicants'

export interface PeopleCardProps {
  draft: NewFolioDraft
  busy: boolean
  onChange: (next: ApplicantsChange) => Promise<boolean>
  onAdd: () => void
}

/** The applicants in their order; all but the first can be taken out again. */
export function PeopleCard({ draft: { applicants, taxDetails }, busy, onChange, onAdd }: PeopleCardProps) {
  const most = limits.entries.applicants
  const takeOut = (place: number) =>
    void onChange({
      applicants: applicants.filter((_each, at) => at !== place),
      taxDetails: taxDetails.filter((_each, at) => at !== place),
    })
  return (
    <Card title={t`Who holds the folio`}>
      <Stack gap="fields">
        <ol className={styles.people}>
          {applicants.map(({ investorName, ...applicant }, at) => (
            <li key={applicant.pan} className={styles.person}>
              <div>
                <b translate="no">{investorName}</b>
                <p className={styles.note}>
                  <Verbatim>{maskPan(applicant.pan)}</Verbatim> ·{' '}
                  <Verbatim>{maskPhone(applicant.Mobile)}</Verbatim> ·{' '}
                  <Verbatim>{maskEmail(applicant.Email)}</Verbatim>
                </p>
              </div>
              {at > 0 && (
                <Button variant="quiet" disabled={busy} onClick={() => takeOut(at)}>
                  <span>
                    <Trans>
                      Take out <Verbatim>{investorName}</Verbatim>
                    </Trans>
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ol>
        {applicants.length < most ? (
          <Button variant="secondary" icon="plus" onClick={onAdd}>
            {applicants.length === 1 ? t`Add another applicant` : t`Add a third applicant`}
          </Button>
        ) : (
          <p className={styles.note}>{t`A folio has at most ${most} applicants.`}</p>
        )}
      </Stack>
    </Card>
  )
}
