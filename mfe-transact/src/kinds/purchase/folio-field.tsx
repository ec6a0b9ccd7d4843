import { FormSelect, maskFolio, maskName, type SelectOption, wordOf } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import { folioRefusal } from '../../shared/folio-rules'

interface FolioFieldProps {
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
      label={t`Folio`}
      createFolio
      hint={folioHint(folio, schemePlanCode)}
      options={folios.map(folioOption)}
    />
  )
}

/** A folio as the select shows it, masked; one that cannot transact stays, marked. */
export function folioOption(folio: Folio): SelectOption {
  const { folioNo, holders, holdingMode } = folio
  const [first] = holders
  const holder = maskName(first?.firstName, first?.middleName, first?.lastName)
  const held = wordOf(holdingMode)
  return {
    value: folioNo,
    label: maskFolio(folioNo),
    detail: folioRefusal(folio) ? t`${holder} · ${held} · not for online purchases` : `${holder} · ${held}`,
  }
}

/**
 * What the select starts with: the folio that holds the scheme, else the one transacted in last, else the first that
 * can transact, else a new one.
 */
export function preferredFolio(
  folios: readonly Folio[],
  schemePlanCode: string | null,
  latest?: string | null,
): string {
  const open = folios.filter((folio) => !folioRefusal(folio))
  const holding = open.find(({ holdings }) => holdings.some((each) => each.schemePlanCode === schemePlanCode))
  const last = open.find(({ folioNo }) => folioNo === latest)
  return (holding ?? last ?? open[0])?.folioNo ?? 'new'
}

/** One line below the select on what the chosen folio holds. */
export function folioHint(folio: Folio | undefined, schemePlanCode: string | null): string {
  if (!folio) return t`We open it with your first payment. It keeps this money apart from your other folios.`
  const schemes = folio.holdings.length
  if (folio.holdings.some((each) => each.schemePlanCode === schemePlanCode))
    return t`You already hold this scheme here. We add the new units to it.`
  return schemes === 0
    ? t`You hold nothing in it yet. Choose “Create New Folio” to keep this money apart.`
    : plural(schemes, {
        one: 'You hold # scheme in it. Choose “Create New Folio” to keep this money apart.',
        other: 'You hold # schemes in it. Choose “Create New Folio” to keep this money apart.',
      })
}
