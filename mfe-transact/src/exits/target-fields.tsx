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
import { exitDraftAtom } from '../../exits/exit-draft'
import { holdingOf } from '../../exits/exit-holding'
import { amountRule } from '../../shared/amount-rule'
import { useSchemes } from '../../shared/use-schemes'
import { targetOptions } from './target-options'

/** Which fund the money buys; nothing is paid out, so no bank account is asked for. */
export function TargetFields({ folio }: { folio: Folio }) {
  const asked = useSchemes()
  return (
    <Card title="Which fund do you switch into?">
      {asked.schemes ? (
        <TargetField folio={folio} schemes={asked.schemes} />
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

function TargetField({ folio, schemes }: { folio: Folio; schemes: readonly Scheme[] }) {
  const draft = useAtomValue(exitDraftAtom)
  const holding = holdingOf([folio], draft)?.holding
  const target = schemes.find(({ schemePlanCode }) => schemePlanCode === draft.toSchemePlanCode)
  if (!holding) return null
  return (
    <Stack gap="fields">
      <FormSelect
        name="toSchemePlanCode"
        label="Fund to switch into"
        options={targetOptions(schemes, holding)}
        searchable
        placeholder="Choose a fund"
        hint={`You switch within the ${planLabel(holding.planName)} plan. For your tax, a switch is a sale and a purchase.`}
      />
      {target && (
        <Facts
          facts={[
            { label: 'Minimum', value: formatRupeesRounded(amountRule(target, folio).min) },
            { label: 'Risk', value: target.riskMeter },
            { label: 'NAV', value: formatNav(target.nav) },
          ]}
        />
      )}
    </Stack>
  )
}
