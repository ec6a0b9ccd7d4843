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
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import {
  incomeSlabs,
  noTinReasons,
  occupations,
  taxDeclarationApi,
  wealthSources,
} from '@portal/kernel/contracts/tax-declaration'
import { useState } from 'react'
import { FailureNote } from '../shared/failure-note'
import { useAsk } from '../shared/use-ask'
import { declarationOf, type TaxValues, valuesOf } from './tax-values'

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
    const [abroad] = next.residencies
    setRefused(undefined)
    try {
      const form = abroad?.tin ? { country: abroad.country, tin: abroad.tin } : undefined
      const checked = form && (await api.call(taxDeclarationApi.tinValidation, form))
      if (checked && !checked.valid) return { tin: `${message('tinInvalid')} It has ${checked.form}.` }
    } catch (error) {
      setRefused((error as Error).message)
      return undefined
    }
    await ask(() => api.call(taxDeclarationApi.update, { declaration: next }))
    return undefined
  }
  return (
    <PortalForm<TaxValues>
      label="Tax details"
      initialValues={valuesOf(declaration)}
      initialValuesEqual={() => true}
      onSubmit={submit}
    >
      {({ values, submitting }) => (
        <Stack>
          {complete === false && <Note tone="warning">{message('tinInvalid')}</Note>}
          <FailureNote failure={refused ?? failure} />
          <Card title="Tax residency">
            <Residency
              abroad={values.abroad === 'yes'}
              options={options.filter(({ value }) => value !== 'IN')}
            />
          </Card>
          <Card title="About you">
            <AboutYou options={options} />
          </Card>
          <Button type="submit" busy={submitting || busy}>
            Review and confirm
          </Button>
        </Stack>
      )}
    </PortalForm>
  )
}

interface OptionsProps {
  options: readonly { value: string; label: string }[]
}

function Residency({ abroad, options }: OptionsProps & { abroad: boolean }) {
  return (
    <Stack gap="fields">
      <FormSegmentedControl
        name="abroad"
        label="Do you pay tax in another country?"
        options={[
          { value: 'no', label: 'No, India only' },
          { value: 'yes', label: 'Yes' },
        ]}
      />
      {abroad && (
        <>
          <FormSelect name="country" label="Country" options={options} validate={required('Country')} />
          <FormTextField
            name="tin"
            label="Tax number (TIN)"
            autoComplete="off"
            optional
            validate={(value, values) =>
              value || (values as TaxValues).noTinReason
                ? undefined
                : 'Enter the number, or say why there is none'
            }
          />
          <FormSelect
            name="noTinReason"
            label="Why there is no number"
            optional
            options={optionsOf(noTinReasons)}
          />
        </>
      )}
    </Stack>
  )
}

function AboutYou({ options }: OptionsProps) {
  return (
    <Stack gap="fields">
      <Columns>
        <FormTextField name="birthCity" label="City of birth" validate={required('City of birth')} />
        <FormSelect
          name="birthCountry"
          label="Country of birth"
          options={options}
          validate={required('Country of birth')}
        />
      </Columns>
      <FormSelect
        name="nationality"
        label="Nationality"
        options={options}
        validate={required('Nationality')}
      />
      <Columns>
        <FormSelect
          name="incomeSlab"
          label="Yearly income"
          options={optionsOf(incomeSlabs)}
          validate={required('Yearly income')}
        />
        <FormSelect
          name="wealthSource"
          label="Source of wealth"
          options={optionsOf(wealthSources)}
          validate={required('Source of wealth')}
        />
      </Columns>
      <FormSelect
        name="occupation"
        label="Occupation"
        options={optionsOf(occupations)}
        validate={required('Occupation')}
      />
      <FormSelect
        name="exposed"
        label="Politically exposed person"
        options={[
          { value: 'N', label: 'No' },
          { value: 'Y', label: 'Yes, I am' },
          { value: 'R', label: 'A relative or close associate is' },
        ]}
        validate={required('This answer')}
      />
    </Stack>
  )
}
