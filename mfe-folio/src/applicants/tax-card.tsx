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
import { masterApi } from '@portal/contracts/support/master'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import type { TaxDetails } from '@portal/contracts/service-requests/tax-details'
import { useMemo, useState } from 'react'
import type { ApplicantsChange } from './use-applicants'
import { taxDetailsOf, taxFaults, taxValuesOf, type TaxValues } from './tax-values'

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
  const initial = useMemo(() => taxValuesOf(details), [details])
  if (!edits && details)
    return (
      <Card
        title={`Tax details of ${name}`}
        action={
          <Button variant="quiet" onClick={() => setEdits(true)}>
            Change
          </Button>
        }
      >
        <DetailList
          rows={[
            { label: 'Born in', value: `${details.birthPlace}, ${details.birthCountry}` },
            { label: 'Occupation', value: details.occupation },
            { label: 'Income a year', value: details.incomeRange },
            {
              label: 'Tax is also paid in',
              value: details.residencies.map(({ country }) => country).join(', ') || 'No other country',
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
      title={`Tax details of ${name}`}
      subtitle={isMissing ? 'Fill these in and save them to continue.' : 'For FATCA and CRS. Asked once.'}
    >
      <PortalForm<TaxValues>
        label={`Tax details of ${name}`}
        initialValues={initial}
        validate={taxFaults}
        onSubmit={submit}
      >
        {({ values }) => <TaxFields values={values} busy={busy} />}
      </PortalForm>
    </Card>
  )
}

function TaxFields({ values, busy }: { values: TaxValues; busy: boolean }) {
  const { data: master } = useQuery({ ...queryFor(masterApi.master, {}), staleTime: Infinity })
  const { data: sandboxData } = useQuery({ ...queryFor(masterApi.country, {}), staleTime: Infinity })
  const countries = sandboxData?.countries.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const plain = (texts: readonly string[] = []) => texts.map((text) => ({ value: text, label: text }))
  return (
    <Stack gap="fields">
      <Columns>
        <FormTextField name="birthPlace" label="Place of birth" />
        <FormSelect name="birthCountry" label="Country of birth" options={countries} searchable />
      </Columns>
      <Columns>
        <FormSelect name="nationality" label="Nationality" options={countries} searchable />
        <FormSelect name="occupation" label="Occupation" options={plain(master?.occupations)} />
      </Columns>
      <Columns>
        <FormSelect name="incomeRange" label="Income a year" options={plain(master?.incomeRanges)} />
        <FormSelect name="politicallyExposed" label="Politically exposed person" options={exposed} />
      </Columns>
      <FormSelect name="paysElsewhere" label="Tax is also paid in another country" options={yesNo} />
      {values.paysElsewhere === 'Yes' && (
        <>
          <Columns>
            <FormSelect
              name="country"
              label="Country"
              options={countries.filter(({ value }) => value !== 'IN')}
              searchable
            />
            <FormTextField name="taxNumber" label="Tax number there" hint="Leave empty where there is none" />
          </Columns>
          {!values.taxNumber && <FormSelect name="reason" label="Why there is no number" options={reasons} />}
        </>
      )}
      <Button type="submit" variant="secondary" busy={busy}>
        Save tax details
      </Button>
    </Stack>
  )
}

const same = <Value extends string>(texts: readonly Value[]) =>
  texts.map((value) => ({ value, label: value as string }))
const yesNo = same(['No', 'Yes'])
const exposed = [
  { value: 'No', label: 'No' },
  { value: 'Yes', label: 'Yes' },
  { value: 'Related', label: 'Related to one' },
]
const reasons = [
  { value: 'A', label: 'The country issues no tax numbers' },
  { value: 'B', label: 'The country does not require one' },
  { value: 'C', label: 'Another reason' },
]
