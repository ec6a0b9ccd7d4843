import { api, Button, Card, ChoiceRows, href, indiaToday, routes, Stack, useNavigate } from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { filledShares, limits } from '@portal/kernel'
import { useState } from 'react'
import { FolioCodeDialog } from '../shared/folio-code-dialog'
import { FolioPage } from '../shared/folio-page'
import { RefusedNote } from '../shared/refused-note'
import { useSave } from '../shared/use-save'
import { NomineeCard } from './nominee-card'
import {
  emptyNominee,
  faultsOf,
  fromValues,
  sharesFault,
  valuesOf,
  type NomineeValues,
} from './nominee-values'

/** Who receives the units, or that nobody is named (S2.044). */
export default function AddNomineePage() {
  return (
    <FolioPage
      title="Nominees"
      context="Who receives the units if all holders die."
      step="nominees"
      back={{ to: href(routes.addApplicant), label: 'Applicants' }}
    >
      {(draft) => <Nominees key={draft.draftId} draft={draft} />}
    </FolioPage>
  )
}

type Choice = 'name' | 'none'

function Nominees({ draft }: { draft: NewFolioDraft }) {
  const navigate = useNavigate()
  const { busy, refusal, save } = useSave()
  const [choice, setChoice] = useState<Choice>(draft.noNominee ? 'none' : 'name')
  const [list, setList] = useState<NomineeValues[]>(() =>
    draft.nominees.length ? draft.nominees.map(valuesOf) : [emptyNominee()],
  )
  const [pressed, setPressed] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const today = indiaToday()
  const { draftId, version } = draft
  const faults = list.map((values) => faultsOf(values, draft.applicants, today))
  const shares = sharesFault(list)
  const store = async (code?: { otp: string; referenceNumber: string }) => {
    const noNominee = choice === 'none'
    const nominees = noNominee ? [] : list.map((values) => fromValues(values, today))
    const body = { draftId, version, nominees, noNominee, ...code }
    if (await save(() => api.call(createFolioApi.saveNomineeDetails, body)))
      void navigate(href(routes.folioAccount))
  }
  const goOn = () => {
    setPressed(true)
    if (choice === 'none') return draft.noNominee ? void store() : setAsksCode(true)
    if (!shares && faults.every((each) => !Object.keys(each).length)) void store()
  }
  const fill = () => {
    const filled = filledShares(list.map(({ share }) => (share.trim() ? Number(share) : null)))
    setList(list.map((values, at) => ({ ...values, share: String(filled[at] ?? '') })))
  }
  const change = (at: number, next: NomineeValues) =>
    setList(list.map((values, each) => (each === at ? next : values)))
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <Card title="Do you want to name nominees?">
        <ChoiceRows<Choice>
          label="Nomination"
          hideLabel
          options={choices}
          value={choice}
          onChange={setChoice}
        />
      </Card>
      {choice === 'name' && (
        <>
          {list.map((values, at) => (
            <NomineeCard
              key={values.key}
              number={at + 1}
              values={values}
              faults={pressed ? (faults[at] ?? {}) : {}}
              onChange={(next) => change(at, next)}
              onRemove={
                list.length > 1 ? () => setList(list.filter((_each, each) => each !== at)) : undefined
              }
            />
          ))}
          {pressed && shares && <RefusedNote text={shares} />}
          <Card title="Shares">
            <Stack gap="fields">
              <p>All shares together are 100%. You can leave some open and share the rest equally.</p>
              <Button variant="secondary" onClick={fill}>
                Share the rest equally
              </Button>
              {list.length < limits.entries.nominees && (
                <Button variant="quiet" icon="plus" onClick={() => setList([...list, emptyNominee()])}>
                  Add another nominee
                </Button>
              )}
            </Stack>
          </Card>
        </>
      )}
      <Button busy={busy} onClick={goOn}>
        Continue to the bank account
      </Button>
      <FolioCodeDialog
        open={asksCode}
        title="Confirm that you name no nominee"
        onClose={() => setAsksCode(false)}
        onVerified={(code) => void store(code)}
      />
    </Stack>
  )
}

const choices = [
  {
    value: 'name' as const,
    title: 'Yes, I name nominees',
    description: 'Your family can claim the units without a court.',
  },
  {
    value: 'none' as const,
    title: 'No, I do not want to nominate',
    description:
      'I declare that I do not wish to appoint a nominee. My legal heirs will then need documents from a court or other authority to claim the units. A one-time code confirms this.',
  },
]
