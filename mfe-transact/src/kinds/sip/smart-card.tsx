import { smartCover } from '@portal/contracts/validation'
import {
  Card,
  DetailList,
  FormBirthDateField,
  FormCheckbox,
  FormSelect,
  FormTextField,
  Money,
  nomineeRelations,
  Stack,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SipValues } from './sip-values'
import { coverYears } from './quote'

const relations = () => Object.entries(nomineeRelations).map(([value, label]) => ({ value, label }))

interface SmartCardProps {
  values: SipValues
  /** The profile has none (S5.074). */
  asksBirthDate: boolean
}

/** A life cover of the first holder that goes with the SIP (S1.013, decision 36). */
export function SmartCard({ values, asksBirthDate }: SmartCardProps) {
  return (
    <Card title={t`Life cover`}>
      <Stack gap="fields">
        <FormCheckbox name="smart" label={t`Make it a Smart SIP`}>
          {t`Make it a Smart SIP, with a life cover at no cost. For ages 18 to 51, monthly, at least 36 instalments. You cannot pause it.`}
        </FormCheckbox>
        {values.smart && <CoverFields amount={values.amount ?? 0} asksBirthDate={asksBirthDate} />}
      </Stack>
    </Card>
  )
}

function CoverFields({ amount, asksBirthDate }: Pick<SmartCardProps, 'asksBirthDate'> & { amount: number }) {
  return (
    <>
      <DetailList
        rows={coverYears().map((label, index) => ({
          label,
          value: <Money paise={smartCover(amount, index + 1)} as="rounded" />,
        }))}
      />
      {asksBirthDate && <FormBirthDateField name="birthDate" label={t`Your date of birth`} />}
      <FormTextField name="nomineeName" label={t`Who gets the cover`} autoComplete="off" />
      <FormSelect
        name="nomineeRelation"
        label={t`Relation to you`}
        options={relations()}
        searchable={false}
      />
      <FormCheckbox name="healthDeclared" label={t`Health declaration`}>
        {t`I am in good health, and no insurer has refused to cover my life.`}
      </FormCheckbox>
    </>
  )
}
