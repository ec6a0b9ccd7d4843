import {
  Button,
  Card,
  Columns,
  DetailList,
  FormSelect,
  FormTextField,
  PortalForm,
  queryFor,
  Stack,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { masterApi } from '@portal/contracts/support/master'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { TaxDetails } from '@portal/contracts/service-requests/tax-details'
import { useMemo, useState } from 'react'
import type { ApplicantsChange } from './use-applicants'
import { taxDetailsOf, taxFaults, taxValuesOf, type TaxValues } from './tax-values'
import { taxWord } from './tax-words'

interface TaxCardProps {
  name: string
  details: TaxDetails | null
  busy: boolean
  isMissing: boolean
  onSave: (details: TaxDetails) => Promise<boolean>
}

export interface TaxCardsProps {
  draft: NewFolioDraft
  busy: boolean
  showsMissing: boolean
  onChange: (next: ApplicantsChange) => Promise<boolean>
}

/** A card for each applicant of whom the registry has no tax details. */
export function TaxCards({ draft, busy, showsMissing, onChange }: TaxCardsProps) {
  const { applicants, taxDetails, needsTaxDetails } = draft
  const withDetails = (place: number, details: TaxDetails) =>
    applicants.map((_each, at) => (at === place ? details : (taxDetails[at] ?? null)))
  return applicants.map(
    ({ pan, investorName }, at) =>
      needsTaxDetails[at] && (
        <TaxCard
          key={pan}
          name={investorName}
          details={taxDetails[at] ?? null}
          busy={busy}
          isMissing={showsMissing && !taxDetails[at]}
          onSave={(details) => onChange({ taxDetails: withDetails(at, details) })}
        />
      ),
  )
}

/** What a person declares for FATCA, where the registry has none of it. */
function TaxCard({ name, details, busy, isMissing, onSave }: TaxCardProps) {
  const [edits, setEdits] = useState(!details)
  const title = t`Tax details of ${name}`
  const initial = useMemo(() => taxValuesOf(details), [details])
  if (!edits && details)
    return (
      <Card
        title={title}
        action={<Button variant="quiet" onClick={() => setEdits(true)}>{t`Change`}</Button>}
      >
        <DetailList
          rows={[
            { label: t`Born in`, value: `${details.birthPlace}, ${details.birthCountry}` },
            { label: t`Occupation`, value: taxWord(details.occupation) },
            { label: t`Income a year`, value: taxWord(details.incomeRange) },
            {
              label: t`Tax is also paid in`,
              value: details.residencies.map(({ country }) => country).join(', ') || t`No other country`,
            },
          ]}
        />
      </Card>
    )
  const submit = async (values: TaxValues) => {
    if (await onSave(taxDetailsOf(values))) setEdits(false)
  }
  return (
    <Card
      title={title}
      subtitle={isMissing ? t`Fill these in and save them to continue.` : t`For FATCA and CRS. Asked once.`}
    >
      <PortalForm<TaxValues> label={title} initialValues={initial} validate={taxFaults} onSubmit={submit}>
        {({ values }) => <TaxFields values={values} busy={busy} />}
      </PortalForm>
    </Card>
  )
}

function TaxFields({ values, busy }: { values: TaxValues; busy: boolean }) {
  const { data: master } = useQuery({ ...queryFor(masterApi.master, {}), staleTime: Infinity })
  const { data: sandboxData } = useQuery({ ...queryFor(masterApi.country, {}), staleTime: Infinity })
  const countries = sandboxData?.countries.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const named = (choices: readonly string[] = []) =>
    choices.map((value) => ({ value, label: taxWord(value) }))
  return (
    <Stack gap="fields">
      <Columns>
        <FormTextField name="birthPlace" label={t`Place of birth`} />
        <FormSelect name="birthCountry" label={t`Country of birth`} options={countries} searchable />
      </Columns>
      <Columns>
        <FormSelect name="nationality" label={t`Nationality`} options={countries} searchable />
        <FormSelect name="occupation" label={t`Occupation`} options={named(master?.occupations)} />
      </Columns>
      <Columns>
        <FormSelect name="incomeRange" label={t`Income a year`} options={named(master?.incomeRanges)} />
        <FormSelect name="politicallyExposed" label={t`Politically exposed person`} options={exposed()} />
      </Columns>
      <FormSelect name="paysElsewhere" label={t`Tax is also paid in another country`} options={yesNo()} />
      {values.paysElsewhere === 'Yes' && (
        <>
          <Columns>
            <FormSelect
              name="country"
              label={t`Country`}
              options={countries.filter(({ value }) => value !== 'IN')}
              searchable
            />
            <FormTextField
              name="taxNumber"
              label={t`Tax number there`}
              hint={t`Leave empty where there is none`}
            />
          </Columns>
          {!values.taxNumber && (
            <FormSelect name="reason" label={t`Why there is no number`} options={reasons()} />
          )}
        </>
      )}
      <Button type="submit" variant="secondary" busy={busy}>{t`Save tax details`}</Button>
    </Stack>
  )
}

const yesNo = () => [
  { value: 'No' as const, label: t`No` },
  { value: 'Yes' as const, label: t`Yes` },
]
const exposed = () => [
  { value: 'No' as const, label: t`No` },
  { value: 'Yes' as const, label: t`Yes` },
  { value: 'Related' as const, label: t`Related to one` },
]
const reasons = () => [
  { value: 'A', label: t`The country issues no tax numbers` },
  { value: 'B', label: t`The country does not require one` },
  { value: 'C', label: t`Another reason` },
]
