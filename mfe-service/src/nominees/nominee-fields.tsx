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
import { type NomineeValues, noNominee } from './nominee-form'

interface NomineeFieldsProps {
  nominees: readonly NomineeValues[]
  today: string | undefined
  busy: boolean
  most: number
  onChange: (nominees: NomineeValues[]) => void
}

const relations = Object.entries(nomineeRelations)
  .filter(([value]) => value !== 'SE')
  .map(([value, label]) => ({ value, label }))
const identities = [
  { value: 'PAN', label: 'PAN' },
  { value: 'AADHAAR', label: 'Last 4 digits of Aadhaar' },
  { value: 'DL', label: 'Driving licence' },
]

export function NomineeFields({ nominees, today, busy, most, onChange }: NomineeFieldsProps) {
  return (
    <Stack>
      {nominees.map((nominee, at) => (
        <Card
          key={at}
          title={`Nominee ${at + 1}`}
          action={
            nominees.length > 1 && (
              <Button
                variant="quiet"
                size="sm"
                icon="trash"
                aria-label={`Remove nominee ${at + 1}`}
                onClick={() => onChange(nominees.filter((_, index) => index !== at))}
              >
                Remove
              </Button>
            )
          }
        >
          <OneNominee at={at} nominee={nominee} today={today} />
        </Card>
      ))}
      {nominees.length < most && (
        <Button variant="secondary" icon="plus" onClick={() => onChange([...nominees, { ...noNominee }])}>
          Add another nominee
        </Button>
      )}
      <Button type="submit" busy={busy}>
        Review and confirm
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
  const isMinor = Boolean(today && nominee.birthDate && ageOn(nominee.birthDate, today) < personLimits.minAge)
  return (
    <Stack gap="fields">
      <FormTextField name={field('name')} label="Name" />
      <Columns>
        <FormSelect name={field('relation')} label="Relation to you" options={relations} />
        <FormTextField name={field('share')} label="Share in percent" inputMode="decimal" />
      </Columns>
      <Columns>
        <FormSelect name={field('identityKind')} label="Proof of identity" options={identities} />
        <FormTextField name={field('identityNumber')} label="Its number" autoComplete="off" />
      </Columns>
      <FormDateField
        name={field('birthDate')}
        label="Date of birth"
        hint={`Needed where the nominee is under ${personLimits.minAge}`}
        min="1926-01-01"
        max={today ?? '2100-01-01'}
        optional
      />
      {isMinor && <FormTextField name={field('guardianName')} label="Guardian’s name" />}
    </Stack>
  )
}
