import {
  Button,
  Card,
  Facts,
  formatNav,
  formatRupeesRounded,
  FormSelect,
  Note,
  planLabel,
  type SelectOption,
  Skeleton,
  SkeletonRegion,
  Stack,
  useAtomValue,
  textOf,
  type Text,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Folio, Holding } from '@portal/contracts/folios/investor'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { ReactNode } from 'react'
import { holdingOf } from './held-units'
import { type OutflowDraft, outflowDraftAtom } from './outflow-draft'
import type { OutflowKind } from './outflow-kind'
import { useSchemes } from '../../shared/lists'

/** What a kind says of the fund that its money buys. */
interface Target {
  /** "Which fund do you switch into?" */
  title: Text
  /** "Fund to switch into" */
  label: Text
  /** "Change the fund to switch into" */
  change: Text
  /** "Choose the fund to switch into" */
  missing: Text
  /** That it stays within the plan, and what it means for the tax or the money. */
  hint(plan: string): string
  /** The least that the fund takes, in paise. */
  minimum(scheme: Scheme, folio: Folio): number
}

/** What kinds whose money buys another fund have in common; nothing is paid out, so no bank account is asked for. */
export function intoFund(target: Target): Pick<OutflowKind, 'Fields' | 'errors' | 'refusals'> {
  const refused = { name: 'toSchemePlanCode', change: target.change }
  return {
    Fields: ({ folio }) => (
      <SchemeChoice title={textOf(target.title)} failed={t`The funds did not load.`} kept="typed">
        {(schemes) => <TargetField folio={folio} target={target} schemes={schemes} />}
      </SchemeChoice>
    ),
    errors: ({ toSchemePlanCode }: OutflowDraft): Record<string, string> =>
      toSchemePlanCode ? {} : { toSchemePlanCode: textOf(target.missing) },
    refusals: { '-377': refused, '-378': refused },
  }
}

interface TargetFieldProps {
  folio: Folio
  target: Target
  schemes: readonly Scheme[]
}

function TargetField({ folio, target: { label, hint, minimum }, schemes }: TargetFieldProps) {
  const draft = useAtomValue(outflowDraftAtom)
  const holding = holdingOf([folio], draft)?.holding
  const bought = schemes.find(({ schemePlanCode }) => schemePlanCode === draft.toSchemePlanCode)
  if (!holding) return null
  return (
    <Stack gap="fields">
      <FormSelect
        name="toSchemePlanCode"
        label={textOf(label)}
        options={targetOptions(schemes, holding)}
        searchable
        placeholder={t`Choose a fund`}
        hint={hint(planLabel(holding.planName))}
      />
      {bought && (
        <Facts
          facts={[
            { label: t`Minimum`, value: formatRupeesRounded(minimum(bought, folio)) },
            { label: t`Risk`, value: bought.riskMeter },
            { label: t`NAV`, value: formatNav(bought.nav) },
          ]}
        />
      )}
    </Stack>
  )
}

const options = ['G', 'D', 'R']

/** As the fund list has them, Growth before its IDCW options. */
const inOrder = (one: Scheme, other: Scheme): number =>
  one.displayOrder - other.displayOrder ||
  one.schemeDesc.localeCompare(other.schemeDesc, 'en') ||
  options.indexOf(one.optionCode) - options.indexOf(other.optionCode)

/** What a holding can be switched into: funds open for purchase in its plan mode, never its own scheme plan. */
export const targetOptions = (
  schemes: readonly Scheme[],
  { schemePlanCode, planName }: Pick<Holding, 'schemePlanCode' | 'planName'>,
): SelectOption[] =>
  schemes
    .filter(({ purAllow, nfoscheme }) => purAllow === 'Y' && !nfoscheme)
    .filter((each) => each.planMode === planName && each.schemePlanCode !== schemePlanCode)
    .sort(inOrder)
    .map((each) => ({
      value: each.schemePlanCode,
      label: each.schemeDesc,
      verbatim: true,
      detail: each.optDesc,
    }))

interface SchemeChoiceProps {
  title: string
  /** "The funds did not load." */
  failed: string
  /** What is not lost then. */
  kept: 'chose' | 'typed'
  children: (schemes: readonly Scheme[]) => ReactNode
}

/** A card whose choice comes out of the fund list. */
export function SchemeChoice({ title, failed, kept, children }: SchemeChoiceProps) {
  const requested = useSchemes()
  return (
    <Card title={title}>
      {requested.data ? (
        children(requested.data)
      ) : requested.isError ? (
        <Note
          tone="negative"
          title={failed}
          action={
            <Button
              variant="secondary"
              size="sm"
              busy={requested.isFetching}
              onClick={() => void requested.refetch()}
            >
              {t`Try again`}
            </Button>
          }
        >
          {kept === 'chose'
            ? t`Check your internet connection. Nothing that you chose is lost.`
            : t`Check your internet connection. Nothing that you typed is lost.`}
        </Note>
      ) : (
        <SkeletonRegion>
          <Skeleton count={2} />
        </SkeletonRegion>
      )}
    </Card>
  )
}
