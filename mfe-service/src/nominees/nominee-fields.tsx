import { ageOn } from '@portal/contracts/format'
import { personLimits } from '@portal/contracts/validation'
import {
  Button,
  Card,
  Columns,
  FormDateField,
  FormSelect,
  FormTextField,
  nomineeRelations,
  Stack,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type NomineeValues, noNominee } from './nominee-form'

interface NomineeFieldsProps {
  nominees: readonly NomineeValues[]
  today: string | undefined
  busy: boolean
  most: number
  onChange: (nominees: NomineeValues[]) => void
}

const adultAge = personLimits.minAge
const relations = () =>
  Object.entries(nomineeRelations)
    .filter(([value]) => value !== 'SE')
    .map(([value, label]) => ({ value, label }))
const identities = () => [
  { value: 'PAN', label: t`PAN` },
  { value: 'AADHAAR', label: t`Last 4 digits of Aadhaar` },
  { value: 'DL', label: t`Driving licence` },
]

export function NomineeFields({ nominees, today, busy, most, onChange }: NomineeFieldsProps) {
  return (
    <Stack>
      {nominees.map((nominee, at) => {
        const number = at + 1
        return (
          <Card
            key={at}
            title={t`Nominee ${number}`}
            action={
              nominees.length > 1 && (
                <Button
                  variant="quiet"
                  size="sm"
                  icon="trash"
                  aria-label={t`Remove nominee ${number}`}
                  onClick={() => onChange(nominees.filter((_, index) => index !== at))}
                >
                  {t`Remove`}
                </Button>
              )
            }
          >
            <OneNominee at={at} nominee={nominee} today={today} />
          </Card>
        )
      })}
      {nominees.length < most && (
        <Button variant="secondary" icon="plus" onClick={() => onChange([...nominees, { ...noNominee }])}>
          {t`Add another nominee`}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {t`Review and confirm`}
      </Button>
    </Stack>
  )
}

function OneNominee({
  at,
  nominee,
  today,
}: {
  at: number
  nominee: NomineeValues
  today: string | undefined
}) {
  const field = (name: keyof NomineeValues) => `nominees.${at}.${name}`
  const isMinor = Boolean(today && nominee.birthDate && ageOn(nominee.birthDate, today) < adultAge)
  return (
    <Stack gap="fields">
      <FormTextField name={field('name')} label={t`Name`} />
      <Columns>
        <FormSelect name={field('relation')} label={t`Relation to you`} options={relations()} />
        <FormTextField name={field('share')} label={t`Share in percent`} inputMode="decimal" />
      </Columns>
      <Columns>
        <FormSelect name={field('identityKind')} label={t`Proof of identity`} options={identities()} />
        <FormTextField name={field('identityNumber')} label={t`Its number`} autoComplete="off" />
      </Columns>
      <FormDateField
        name={field('birthDate')}
        label={t`Date of birth`}
        hint={t`Needed where the nominee is under ${adultAge}`}
        min="1926-01-01"
        max={today ?? '2100-01-01'}
        optional
      />
      {isMinor && <FormTextField name={field('guardianName')} label={t`Guardian’s name`} />}
    </Stack>
  )
}
