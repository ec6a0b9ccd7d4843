import {
  AlertDialog,
  api,
  Button,
  Card,
  limits,
  maskFolio,
  Note,
  PortalForm,
  SegmentedControl,
  Stack,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { nomineeApi } from '@portal/contracts/folios/nominee'
import type { serviceRequestApi } from '@portal/contracts/service-requests/service-request'
import { useState } from 'react'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'
import { NomineeFields } from './nominee-fields'
import { nomineeErrors, type NomineeValues, noNominee, termsOf, valuesOf } from './nominee-form'

interface NomineeEditorProps {
  folio: ResponseOf<typeof nomineeApi.nominees>['folios'][number]
  pan: string
  optOut: boolean
  /** Undefined until they have come; the server looks at dates and numbers anyway. */
  settings: ResponseOf<typeof serviceRequestApi.settings> | undefined
}

type Values = { nominees: NomineeValues[] }

/** Names nominees, or none: what is asked for is confirmed by every holder on the next page. */
export function NomineeEditor({ folio, pan, optOut, settings }: NomineeEditorProps) {
  const { folioNo, nominees, holders } = folio
  const { today, mostNominees } = settings ?? {}
  const [choice, setChoice] = useState<'name' | 'none'>(optOut ? 'none' : 'name')
  const { ask, busy, failure } = useAsk()
  const noNominees = () => void ask(() => api.call(nomineeApi.modify, { folioNo, nominees: [] }))
  const call = nominees.length ? nomineeApi.modify : nomineeApi.update
  const people = holders.map((name, at) => ({ name, pan: at === 0 ? pan : '' }))
  return (
    <Stack>
      <SegmentedControl
        label={t`Nomination`}
        options={[
          { value: 'name', label: t`Name nominees` },
          { value: 'none', label: t`Have none` },
        ]}
        value={choice}
        onChange={setChoice}
      />
      <FailureNote failure={failure} />
      {choice === 'none' ? (
        <OptOutCard folioNo={folioNo} hasNominees={nominees.length > 0} busy={busy} onOptOut={noNominees} />
      ) : (
        <PortalForm<Values>
          label={t`Nominees`}
          initialValues={{
            nominees: nominees.length ? nominees.map(valuesOf) : [{ ...noNominee, share: '100' }],
          }}
          initialValuesEqual={() => true}
          validate={({ nominees: typed }) => errorsOf(nomineeErrors(typed, people, today ?? '9999-12-31'))}
          onSubmit={({ nominees: typed }) => ask(() => api.call(call, { folioNo, nominees: termsOf(typed) }))}
        >
          {({ values, form }) => (
            <NomineeFields
              nominees={values.nominees}
              today={today}
              busy={busy}
              most={mostNominees ?? limits.entries.nominees}
              onChange={(next) => form.change('nominees', next)}
            />
          )}
        </PortalForm>
      )}
    </Stack>
  )
}

interface OptOutCardProps {
  folioNo: string
  hasNominees: boolean
  busy: boolean
  onOptOut: () => void
}

/** What it means to have no nominee, and a question with the folio in it before it is asked for. */
function OptOutCard({ folioNo, hasNominees, busy, onOptOut }: OptOutCardProps) {
  const [asks, setAsks] = useState(false)
  const folio = maskFolio(folioNo)
  const optOut = () => {
    setAsks(false)
    onOptOut()
  }
  return (
    <Card title={t`Opt out of nomination`}>
      <Stack gap="fields">
        <Note tone="warning">
          {t`Without a nominee your family needs a legal heir’s certificate to claim your units.`}
        </Note>
        <Button busy={busy} onClick={() => setAsks(true)}>
          {t`Opt out`}
        </Button>
        <AlertDialog
          open={asks}
          title={t`Have no nominee in folio ${folio}?`}
          description={
            hasNominees
              ? t`Its nominees are removed once every holder has confirmed. You can name nominees again at any time.`
              : t`You can name nominees again at any time.`
          }
          safe={{ label: t`Go back`, onChoose: () => setAsks(false) }}
          other={{ label: t`Have no nominee`, variant: 'danger', onChoose: optOut }}
        />
      </Stack>
    </Card>
  )
}

const errorsOf = (errors: ReturnType<typeof nomineeErrors>) =>
  errors.some((each) => Object.keys(each).length) ? { nominees: errors } : {}
