import { filledShares } from '@portal/contracts/validation'
import { Button, Card, limits, Stack } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { RefusedNote } from '../shared/refused-note'
import { NomineeCard } from './nominee-card'
import {
  emptyNominee,
  nomineeField,
  sharesField,
  type NomineeFaults,
  type NomineeValues,
} from './nominee-values'

export interface NomineeListProps {
  list: readonly NomineeValues[]
  onChange: (list: readonly NomineeValues[]) => void
  faults: readonly NomineeFaults[]
  sharesFault: string | undefined
  /** The ids of the fields, of a part of a form whose summary leads to them. */
  idOf?: (field: string) => string
}

/** The nominees one below the other, and how the rest of the shares is filled in. */
export function NomineeList({ list, onChange, faults, sharesFault, idOf }: NomineeListProps) {
  const fill = () => {
    const filled = filledShares(list.map(({ share }) => Number(share) || null))
    onChange(list.map((values, at) => ({ ...values, share: String(filled[at] ?? '') })))
  }
  return (
    <>
      {list.map((values, at) => (
        <NomineeCard
          key={values.key}
          number={at + 1}
          values={values}
          faults={faults[at] ?? {}}
          onChange={(next) => onChange(list.map((each, place) => (place === at ? next : each)))}
          {...(idOf && { idOf: (field: string) => idOf(nomineeField(at, field)) })}
          onRemove={list.length > 1 ? () => onChange(list.filter((_each, place) => place !== at)) : undefined}
        />
      ))}
      {sharesFault && (
        <div id={idOf?.(sharesField)} tabIndex={-1}>
          <RefusedNote text={sharesFault} />
        </div>
      )}
      <Card title={t`Shares`}>
        <Stack gap="fields">
          <p>{t`All shares together are 100%. You can leave some open and share the rest equally.`}</p>
          <Button variant="secondary" onClick={fill}>{t`Share the rest equally`}</Button>
          {list.length < limits.entries.nominees && (
            <Button
              variant="quiet"
              icon="plus"
              onClick={() => onChange([...list, emptyNominee()])}
            >{t`Add another nominee`}</Button>
          )}
        </Stack>
      </Card>
    </>
  )
}
