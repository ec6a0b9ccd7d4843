import { FormSelect } from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import { folioHint, folioOptions } from './folio-options'

export interface FolioFieldProps {
  folios: readonly Folio[]
  /** The chosen one; undefined for a new folio. */
  folio: Folio | undefined
  schemePlanCode: string | null
}

/** Which folio takes the units; those that cannot transact stay in the list, marked, and choosing one says why. */
export function FolioField({ folios, folio, schemePlanCode }: FolioFieldProps) {
  return (
    <FormSelect
      name="folio"
      label="Folio"
      createFolio
      hint={folioHint(folio, schemePlanCode)}
      options={folioOptions(folios).map(({ folioNo, number, holder, mode, refusal }) => ({
        value: folioNo,
        label: number,
        detail: `${holder} · ${mode}${refusal ? ' · not for online purchases' : ''}`,
      }))}
    />
  )
}
