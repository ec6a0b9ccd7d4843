import {
  Button,
  Card,
  Facts,
  formatNav,
  formatRupeesRounded,
  FormSelect,
  Note,
  planLabel,
  Skeleton,
  SkeletonRegion,
  Stack,
  useAtomValue,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { useSchemes } from '../../shared/use-schemes'
import { outflowDraftAtom } from './outflow-draft'
import { holdingOf } from './held-units'
import { targetOptions } from './target-options'

/** What a kind says of the fund that its money buys. */
export interface TargetWords {
  /** "Which fund do you switch into?" */
  title: string
  /** "Fund to switch into" */
  label: string
  /** "You switch within", before the plan of the holding. */
  within: string
  tax: string
  /** The least that the fund takes, in paise. */
  minimum(scheme: Scheme, folio: Folio): number
}

interface TargetFieldsProps {
  folio: Folio
  words: TargetWords
}

/** Which fund the money buys; nothing is paid out, so no bank account is asked for. */
export function TargetFields({ folio, words }: TargetFieldsProps) {
  const asked = useSchemes()
  return (
    <Card title={words.title}>
      {asked.schemes ? (
        <TargetField folio={folio} words={words} schemes={asked.schemes} />
      ) : asked.failed ? (
        <Note
          tone="negative"
          title="The funds did not load."
          action={
            <Button variant="secondary" size="sm" busy={asked.fetching} onClick={asked.retry}>
              Try again
            </Button>
          }
        >
          Check your internet connection. Nothing that you typed is lost.
        </Note>
      ) : (
        <SkeletonRegion>
          <Skeleton count={2} />
        </SkeletonRegion>
      )}
    </Card>
  )
}

function TargetField({ folio, words, schemes }: TargetFieldsProps & { schemes: readonly Scheme[] }) {
  const draft = useAtomValue(outflowDraftAtom)
  const holding = holdingOf([folio], draft)?.holding
  const target = schemes.find(({ schemePlanCode }) => schemePlanCode === draft.toSchemePlanCode)
  if (!holding) return null
  return (
    <Stack gap="fields">
      <FormSelect
        name="toSchemePlanCode"
        label={words.label}
        options={targetOptions(schemes, holding)}
        searchable
        placeholder="Choose a fund"
        hint={`${words.within} the ${planLabel(holding.planName)} plan. ${words.tax}`}
      />
      {target && (
        <Facts
          facts={[
            { label: 'Minimum', value: formatRupeesRounded(words.minimum(target, folio)) },
            { label: 'Risk', value: target.riskMeter },
            { label: 'NAV', value: formatNav(target.nav) },
          ]}
        />
      )}
    </Stack>
  )
}
