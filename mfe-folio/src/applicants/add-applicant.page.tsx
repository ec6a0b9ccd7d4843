import {
  api,
  Button,
  Card,
  ChoiceRows,
  href,
  maskEmail,
  maskPan,
  maskPhone,
  Note,
  routes,
  Stack,
  useNavigate,
} from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { HoldingOption, NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import type { TaxDetails } from '@portal/kernel/contracts/tax-details'
import { useState } from 'react'
import { DraftList } from '../draft/draft-list'
import { FolioPage } from '../shared/folio-page'
import { RefusedNote } from '../shared/refused-note'
import { useSave } from '../shared/use-save'
import ApplicantDialogSlot from './applicant-dialog.slot'
import { BranchNote } from './branch-note'
import { TaxCard } from './tax-card'
import styles from './applicants.module.css'

/** Who holds the folio, up to three, and how it is held (S2.043). */
export default function AddApplicantPage() {
  return (
    <FolioPage
      title="Applicants"
      context="Up to three people can hold a folio. The first one is you."
      step="applicants"
      back={{ to: href(routes.exploreFunds), label: 'Explore funds' }}
    >
      {(draft) => (
        <>
          <DraftList />
          <Applicants key={draft.draftId} draft={draft} />
        </>
      )}
    </FolioPage>
  )
}

function Applicants({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const [adds, setAdds] = useState(false)
  const [showsMissing, setShowsMissing] = useState(false)
  const { busy, refusal, save } = useSave()
  const { applicants, draftId, version, modeOfHolding, taxDetails } = draft
  const change = (next: Partial<Pick<NewFolioDraft, 'applicants' | 'modeOfHolding' | 'taxDetails'>>) =>
    save(() =>
      api.call(createFolioApi.saveApplicantDetails, {
        draftId,
        version,
        applicants,
        modeOfHolding,
        taxDetails,
        ...next,
      }),
    )
  const takeOut = (place: number) =>
    void change({
      applicants: applicants.filter((_each, at) => at !== place),
      taxDetails: taxDetails.filter((_each, at) => at !== place),
    })
  const missing = draft.missing.filter((part) => part === 'modeOfHolding' || part === 'taxDetails')
  const goOn = () => (missing.length ? setShowsMissing(true) : void navigate(href(routes.addNominee)))
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <BranchNote draft={draft} />
      <Card title="Who holds the folio">
        <Stack gap="fields">
          <ol className={styles.people}>
            {applicants.map((applicant, at) => (
              <li key={applicant.pan} className={styles.person}>
                <div>
                  <b>{applicant.investorName}</b>
                  <p className={styles.note}>
                    {maskPan(applicant.pan)} · {maskPhone(applicant.Mobile)} · {maskEmail(applicant.Email)}
                  </p>
                </div>
                {at > 0 && (
                  <Button variant="quiet" disabled={busy} onClick={() => takeOut(at)}>
                    Take out {applicant.investorName}
                  </Button>
                )}
              </li>
            ))}
          </ol>
          {applicants.length < 3 ? (
            <Button variant="secondary" icon="plus" onClick={() => setAdds(true)}>
              {applicants.length === 1 ? 'Add another applicant' : 'Add a third applicant'}
            </Button>
          ) : (
            <p className={styles.note}>A folio has at most three applicants.</p>
          )}
        </Stack>
      </Card>
      {applicants.length > 1 && (
        <Card title="How the folio is held">
          <ChoiceRows<HoldingOption>
            label="Mode of holding"
            hideLabel
            value={modeOfHolding}
            options={modes}
            onChange={(mode) => void change({ modeOfHolding: mode })}
            {...(showsMissing && !modeOfHolding && { error: 'Choose how the folio is held' })}
          />
        </Card>
      )}
      {applicants.map(
        (applicant, at) =>
          draft.needsTaxDetails[at] && (
            <TaxCard
              key={applicant.pan}
              name={applicant.investorName}
              details={taxDetails[at] ?? null}
              busy={busy}
              isMissing={showsMissing && !taxDetails[at]}
              onSave={(details: TaxDetails) =>
                change({
                  taxDetails: applicants.map((_each, each) =>
                    each === at ? details : (taxDetails[each] ?? null),
                  ),
                })
              }
            />
          ),
      )}
      <Button busy={busy} onClick={goOn}>
        Continue to nominees
      </Button>
      {showsMissing && missing.length > 0 && (
        <Note tone="warning" role="alert" title="One thing is missing">
          {missing.includes('modeOfHolding')
            ? 'Choose how the folio is held.'
            : 'Save the tax details of each applicant above.'}
        </Note>
      )}
      {adds && (
        <ApplicantDialogSlot
          open
          place={applicants.length === 1 ? 2 : 3}
          onClose={() => setAdds(false)}
          onAdded={() => setAdds(false)}
        />
      )}
    </Stack>
  )
}

const modes = [
  {
    value: 'Anyone or Survivor' as const,
    title: 'Anyone or Survivor',
    description: 'Each holder can transact alone. After a death the others go on.',
  },
  {
    value: 'Joint' as const,
    title: 'Joint',
    description: 'All holders confirm each transaction together, at a branch.',
  },
]
