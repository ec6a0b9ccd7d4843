import { api, Button, Card, ChoiceRows, href, indiaToday, routes, Stack, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useState } from 'react'
import { FolioCodeDialog } from '../shared/folio-code-dialog'
import { FolioPage } from '../shared/folio-page'
import { RefusedNote } from '../shared/refused-note'
import { useSave } from '../shared/use-save'
import { NomineeList } from './nominee-list'
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
      title={t`Nominees`}
      context={t`Who receives the units if all holders die.`}
      step="nominees"
      back={{ to: href(routes.addApplicant), label: t`Applicants` }}
    >
      {(draft) => <Nominees key={draft.draftId} draft={draft} />}
    </FolioPage>
  )
}

type Choice = 'name' | 'none'

function Nominees({ draft }: { draft: NewFolioDraft }) {
  const { choice, setChoice, list, setList, faults, shares, busy, refusal, asksCode, ...flow } =
    useNominees(draft)
  return (
    <Stack>
      <RefusedNote text={refusal} />
      <Card title={t`Do you want to name nominees?`}>
        <ChoiceRows<Choice>
          label={t`Nomination`}
          hideLabel
          options={choices()}
          value={choice}
          onChange={setChoice}
        />
      </Card>
      {choice === 'name' && (
        <NomineeList list={list} onChange={setList} faults={faults} sharesFault={shares} />
      )}
      <Button busy={busy} onClick={flow.goOn}>{t`Continue to the bank account`}</Button>
      <FolioCodeDialog
        open={asksCode}
        title={t`Confirm that you name no nominee`}
        onClose={flow.close}
        onVerified={flow.confirmed}
      />
    </Stack>
  )
}

function useNominees(draft: NewFolioDraft) {
  const navigate = useNavigate()
  const { busy, refusal, save } = useSave()
  const [choice, setChoice] = useState<Choice>(draft.noNominee ? 'none' : 'name')
  const [list, setList] = useState<readonly NomineeValues[]>(() =>
    draft.nominees.length ? draft.nominees.map(valuesOf) : [emptyNominee()],
  )
  const [pressed, setPressed] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const today = indiaToday()
  const faults = list.map((values) => faultsOf(values, draft.applicants, today))
  const shares = sharesFault(list)
  const store = async (code?: { otp: string; referenceNumber: string }) => {
    const { draftId, version } = draft
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
  const shown = pressed ? { faults, shares } : { faults: [], shares: undefined }
  const close = () => setAsksCode(false)
  const confirmed = (code: { otp: string; referenceNumber: string }) => void store(code)
  return { choice, setChoice, list, setList, busy, refusal, asksCode, goOn, close, confirmed, ...shown }
}

const choices = () => [
  {
    value: 'name' as const,
    title: t`Yes, I name nominees`,
    description: t`Your family can claim the units without a court.`,
  },
  {
    value: 'none' as const,
    title: t`No, I do not want to nominate`,
    description: t`I declare that I do not wish to appoint a nominee. My legal heirs will then need documents from a court or other authority to claim the units. A one-time code confirms this.`,
  },
]
