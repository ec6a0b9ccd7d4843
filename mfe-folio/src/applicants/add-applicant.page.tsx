import {
  Button,
  Card,
  ChoiceRows,
  href,
  lazyDialog,
  lazyPart,
  limits,
  Note,
  routes,
  Stack,
  type Text,
  textOf,
  useNavigate,
  useSearchParams,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { HoldingOption, type NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'
import { useState } from 'react'
import { DraftList } from '../draft/draft-list'
import { holdingText } from '../shared/folio-words'
import { FolioPage } from '../shared/folio-page'
import { RefusedNote } from '../shared/refused-note'
import { BranchNote } from './branch-note'
import { PeopleCard } from './people-card'
import { TaxCards } from './tax-card'
import { useApplicants } from './use-applicants'

// What the page shows only at times comes when it is asked for.
const ApplicantDialog = lazyDialog<ApplicantDialogProps>(() => import('./applicant-dialog.slot'))
const AgencyReturn = lazyPart(() => import('../kyc/agency-return'), {
  get failure() {
    return t`What the KYC agency says did not load`
  },
})

/** What a KYC agency sent along with the browser, where it did. */
function CameBack() {
  const [query] = useSearchParams()
  return query.has('token') && <AgencyReturn />
}

/** Who holds the folio, up to three, and how it is held (S2.043). */
export default function AddApplicantPage() {
  const most = limits.entries.applicants
  return (
    <FolioPage
      title={t`Applicants`}
      context={t`Up to ${most} people can hold a folio. The first one is you.`}
      step="applicants"
      notice={<CameBack />}
      back={{ to: href(routes.exploreFunds), label: t`Explore funds` }}
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
  const { busy, refusal, change } = useApplicants(draft)
  const { applicants, modeOfHolding } = draft
  const missing = draft.missing.filter((part) => part === 'modeOfHolding' || part === 'taxDetails')
  const goOn = () => (missing.length ? setShowsMissing(true) : void navigate(href(routes.addNominee)))
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <BranchNote draft={draft} />
      <PeopleCard draft={draft} busy={busy} onChange={change} onAdd={() => setAdds(true)} />
      {applicants.length > 1 && (
        <HoldingCard
          mode={modeOfHolding}
          isMissed={showsMissing && !modeOfHolding}
          busy={busy}
          onChoose={(mode) => change({ modeOfHolding: mode })}
        />
      )}
      <TaxCards draft={draft} busy={busy} showsMissing={showsMissing} onChange={change} />
      <Button busy={busy} onClick={goOn}>{t`Continue to nominees`}</Button>
      {showsMissing && missing.length > 0 && (
        <Note tone="warning" role="alert" title={t`One thing is missing`}>
          {missing.includes('modeOfHolding')
            ? t`Choose how the folio is held.`
            : t`Save the tax details of each applicant above.`}
        </Note>
      )}
      {adds && (
        <ApplicantDialog
          open
          place={applicants.length === 1 ? 2 : 3}
          onClose={() => setAdds(false)}
          onAdded={() => setAdds(false)}
        />
      )}
    </Stack>
  )
}

interface HoldingCardProps {
  mode: HoldingOption | null
  isMissed: boolean
  busy: boolean
  onChoose: (mode: HoldingOption) => Promise<boolean>
}

/** The row that is chosen is marked at once, while it is being saved. */
function HoldingCard({ mode, isMissed, busy, onChoose }: HoldingCardProps) {
  const [saving, setSaving] = useState<HoldingOption>()
  const choose = async (next: HoldingOption) => {
    if (busy) return
    setSaving(next)
    await onChoose(next)
    setSaving(undefined)
  }
  return (
    <Card title={t`How the folio is held`}>
      <ChoiceRows<HoldingOption>
        label={t`Mode of holding`}
        hideLabel
        value={saving ?? mode}
        options={modes()}
        onChange={(next) => void choose(next)}
        {...(isMissed && { error: t`Choose how the folio is held` })}
      />
    </Card>
  )
}

const whatModesMean: Readonly<Record<HoldingOption, Text>> = {
  'Anyone or Survivor': msg`Each holder can transact alone. After a death the others continue.`,
  Joint: msg`All holders confirm each transaction together, at a branch.`,
}
const modes = () =>
  HoldingOption.options.map((value) => ({
    value,
    title: holdingText(value),
    description: textOf(whatModesMean[value]),
  }))
