import {
  Button,
  Card,
  Columns,
  DateField,
  indiaToday,
  queryFor,
  Select,
  Stack,
  TextField,
  useQuery,
  westernDigits,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { investorApi } from '@portal/contracts/folios/investor'
import { isMinor } from '@portal/contracts/validation'
import { type NomineeField } from '@portal/kernel'
import type { NomineeFaults, NomineeValues } from './nominee-values'

export interface NomineeCardProps {
  number: number
  values: NomineeValues
  faults: NomineeFaults
  onChange: (next: NomineeValues) => void
  onRemove: (() => void) | undefined
  /** The ids of its fields; absent: their own. */
  idOf?: (field: NomineeField) => string
}

/** With its comma, which is refused as one: dropped, it would make a hundred times the share. */
const asShare = (text: string): string =>
  westernDigits(text)
    .replace(/[^\d.,]/g, '')
    .slice(0, 6)

/** One nominee: who it is, the share, and for a child the guardian. */
export function NomineeCard({ number, values, faults, onChange, onRemove, idOf }: NomineeCardProps) {
  const set = (changed: Partial<NomineeValues>) => onChange({ ...values, ...changed })
  const relations = useRelations()
  const today = indiaToday()
  return (
    <Card
      title={t`Nominee ${number}`}
      action={
        onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            {t`Take out nominee ${number}`}
          </Button>
        )
      }
    >
      <Stack gap="fields">
        <Columns>
          <TextField
            id={idOf?.('name')}
            label={t`Name`}
            value={values.name}
            onChange={(name) => set({ name })}
            error={faults.name}
            autoComplete="off"
          />
          <Select
            id={idOf?.('relation')}
            label={t`Relation to you`}
            options={relations}
            value={values.relation}
            onChange={(relation) => set({ relation })}
            error={faults.relation}
          />
        </Columns>
        <Columns>
          <TextField
            label={t`Share in percent`}
            inputMode="decimal"
            value={values.share}
            clean={asShare}
            onChange={(share) => set({ share })}
          />
          <DateField
            id={idOf?.('dateOfBirth')}
            label={t`Date of birth`}
            hint={t`Needed for a child`}
            value={values.dateOfBirth}
            max={today}
            onChange={(dateOfBirth) => set({ dateOfBirth })}
            error={faults.dateOfBirth}
          />
        </Columns>
        <IdentityFields values={values} faults={faults} set={set} idOf={idOf} />
        {isMinor(values.dateOfBirth || null, today) && (
          <GuardianFields values={values} faults={faults} set={set} idOf={idOf} />
        )}
      </Stack>
    </Card>
  )
}

interface PartProps {
  values: NomineeValues
  faults: NomineeFaults
  set: (changed: Partial<NomineeValues>) => void
  idOf: NomineeCardProps['idOf']
}

function IdentityFields({ values, faults, set, idOf }: PartProps) {
  return (
    <Columns>
      <Select
        id={values.identityKind ? undefined : idOf?.('identity')}
        label={t`Identity`}
        options={identities()}
        value={values.identityKind}
        onChange={(identityKind) => set({ identityKind })}
        error={values.identityKind ? undefined : faults.identity}
      />
      <TextField
        id={values.identityKind ? idOf?.('identity') : undefined}
        label={values.identityKind === 'Aadhaar' ? t`Last 4 digits of the Aadhaar number` : t`Number`}
        value={values.identityNumber}
        onChange={(text) => set({ identityNumber: text.toUpperCase().slice(0, 20) })}
        error={values.identityKind ? faults.identity : undefined}
        autoComplete="off"
      />
    </Columns>
  )
}

function GuardianFields({ values, faults, set, idOf }: PartProps) {
  const relations = useRelations()
  return (
    <Columns>
      <TextField
        id={idOf?.('guardian')}
        label={t`Name of the guardian`}
        value={values.guardianName}
        onChange={(guardianName) => set({ guardianName })}
        error={faults.guardian}
        autoComplete="off"
      />
      <Select
        label={t`Guardian’s relation to the child`}
        options={relations}
        value={values.guardianRelation}
        onChange={(guardianRelation) => set({ guardianRelation })}
      />
    </Columns>
  )
}

const identities = () => [
  { value: 'PAN' as const, label: t`PAN` },
  { value: 'Driving licence' as const, label: t`Driving licence` },
  { value: 'Aadhaar' as const, label: t`Aadhaar` },
]

/** The family tags without the investor's own. */
function useRelations() {
  const { data } = useQuery({ ...queryFor(investorApi.master, {}), staleTime: Infinity })
  return (data?.familyTags ?? [])
    .filter(({ code }) => code !== 'SE')
    .map(({ name, code }) => ({ value: code, label: name }))
}
