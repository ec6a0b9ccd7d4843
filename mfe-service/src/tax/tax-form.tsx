import {
  api,
  Button,
  Card,
  Columns,
  FormSelect,
  FormSegmentedControl,
  FormTextField,
  message,
  Note,
  PortalForm,
  Stack,
  validateRequired,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import {
  incomeSlabs,
  occupations,
  taxDeclarationApi,
  type TaxResidency,
  wealthSources,
} from '@portal/contracts/service-requests/tax-declaration'
import { useState } from 'react'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'
import { ResidencyFields, type SelectOptions } from './residency-fields'
import { declarationOf, residencyErrors, type TaxValues, valuesOf } from './tax-values'

type TaxFormProps = ResponseOf<typeof taxDeclarationApi.declaration>

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const required = (label: string) => (value: string | undefined) => validateRequired(value, label)

export function TaxForm({ declaration, countries, complete }: TaxFormProps) {
  const { ask, busy, failure } = useAsk()
  const [refused, setRefused] = useState<string>()
  const options = countries.map(({ code, name }) => ({ value: code, label: name }))
  const submit = async (values: TaxValues) => {
    const next = declarationOf(values)
    setRefused(undefined)
    try {
      const wrong = await wrongNumbers(next.residencies)
      if (wrong.some(Boolean)) return { residencies: wrong.map((tin) => ({ tin })) }
    } catch (error) {
      setRefused((error as Error).message)
      return undefined
    }
    await ask(() => api.call(taxDeclarationApi.update, { declaration: next }))
    return undefined
  }
  return (
    <PortalForm<TaxValues>
      label={t`Tax details`}
      initialValues={valuesOf(declaration)}
      initialValuesEqual={() => true}
      validate={({ abroad, residencies }) => errorsOf(abroad === 'yes' ? residencyErrors(residencies) : [])}
      onSubmit={submit}
    >
      {({ values, form, submitting }) => (
        <Stack>
          <Reservations complete={complete} isDeclared={declaration !== null} />
          <FailureNote failure={refused ?? failure} />
          <Card title={t`Tax residency`}>
            <Stack>
              <FormSegmentedControl
                name="abroad"
                label={t`Do you pay tax in another country?`}
                options={[
                  { value: 'no', label: t`No, India only` },
                  { value: 'yes', label: t`Yes` },
                ]}
              />
              {values.abroad === 'yes' && (
                <ResidencyFields
                  residencies={values.residencies}
                  declared={declaration?.residencies ?? []}
                  options={options.filter(({ value }) => value !== 'IN')}
                  onChange={(next) => form.change('residencies', next)}
                />
              )}
            </Stack>
          </Card>
          <Card title={t`About you`}>
            <AboutYou options={options} />
          </Card>
          <Button type="submit" busy={submitting || busy}>
            {t`Review and confirm`}
          </Button>
        </Stack>
      )}
    </PortalForm>
  )
}

/** What holds now, before anything is changed. */
function Reservations({ complete, isDeclared }: { complete: boolean | null; isDeclared: boolean }) {
  if (complete === false) return <Note tone="warning">{message('tinInvalid')}</Note>
  if (!complete || isDeclared) return null
  return (
    <Note icon="info">
      {t`Your tax details are complete: we have them from when your folio was opened. Fill this in only when something has changed.`}
    </Note>
  )
}

const errorsOf = (residencies: ReturnType<typeof residencyErrors>) =>
  residencies.some((each) => Object.keys(each).length) ? { residencies } : {}

const wrongNumber = (form: string) => `${message('tinInvalid')} ${t`It has ${form}.`}`

/** By country: that its number has not the form of that country. */
const wrongNumbers = (residencies: readonly TaxResidency[]) =>
  Promise.all(
    residencies.map(async ({ country, tin }) => {
      const checked = tin ? await api.call(taxDeclarationApi.tinValidation, { country, tin }) : undefined
      return checked && !checked.valid ? wrongNumber(checked.form) : undefined
    }),
  )

function AboutYou({ options }: SelectOptions) {
  return (
    <Stack gap="fields">
      <Columns>
        <FormTextField name="birthCity" label={t`City of birth`} validate={required(t`City of birth`)} />
        <FormSelect
          name="birthCountry"
          label={t`Country of birth`}
          options={options}
          validate={required(t`Country of birth`)}
        />
      </Columns>
      <FormSelect
        name="nationality"
        label={t`Nationality`}
        options={options}
        validate={required(t`Nationality`)}
      />
      <Columns>
        <FormSelect
          name="incomeSlab"
          label={t`Yearly income`}
          options={optionsOf(incomeSlabs)}
          validate={required(t`Yearly income`)}
        />
        <FormSelect
          name="wealthSource"
          label={t`Source of wealth`}
          options={optionsOf(wealthSources)}
          validate={required(t`Source of wealth`)}
        />
      </Columns>
      <FormSelect
        name="occupation"
        label={t`Occupation`}
        options={optionsOf(occupations)}
        validate={required(t`Occupation`)}
      />
      <FormSelect
        name="exposed"
        label={t`Politically exposed person`}
        options={[
          { value: 'N', label: t`No` },
          { value: 'Y', label: t`Yes, I am` },
          { value: 'R', label: t`A relative or close associate is` },
        ]}
        validate={required(t`This answer`)}
      />
    </Stack>
  )
}
