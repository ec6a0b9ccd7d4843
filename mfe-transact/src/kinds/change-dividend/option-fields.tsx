import {
  Button,
  Card,
  FormChoiceRows,
  message,
  Note,
  Skeleton,
  SkeletonRegion,
  useAtomValue,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { outflowDraftAtom } from '../outflow/outflow-draft'
import { holdingOf } from '../outflow/held-units'
import { useSchemes } from '../../shared/use-schemes'
import { otherOptions } from './other-options'

/** Which option of the same scheme and plan the units go to. */
export function OptionFields({ folio }: { folio: Folio }) {
  const asked = useSchemes()
  return (
    <Card title="Which option do you want?">
      {asked.schemes ? (
        <OptionField folio={folio} schemes={asked.schemes} />
      ) : asked.failed ? (
        <Note
          tone="negative"
          title="The options did not load."
          action={
            <Button variant="secondary" size="sm" busy={asked.fetching} onClick={asked.retry}>
              Try again
            </Button>
          }
        >
          Check your internet connection. Nothing that you chose is lost.
        </Note>
      ) : (
        <SkeletonRegion>
          <Skeleton count={2} />
        </SkeletonRegion>
      )}
    </Card>
  )
}

const meanings: Readonly<Record<Scheme['optionCode'], string>> = {
  G: 'Nothing is paid out. All that the fund earns stays in its NAV.',
  D: 'What the fund distributes is paid to your bank account.',
  R: 'What the fund distributes buys more units for you.',
}

function OptionField({ folio, schemes }: { folio: Folio; schemes: readonly Scheme[] }) {
  const draft = useAtomValue(outflowDraftAtom)
  const holding = holdingOf([folio], draft)?.holding
  const options = holding ? otherOptions(schemes, holding) : []
  if (!options.length) return <Note tone="warning">{message('noIdcwOption')}</Note>
  return (
    <FormChoiceRows
      name="toSchemePlanCode"
      label="New option"
      options={options.map(({ schemePlanCode, optDesc, optionCode }) => ({
        value: schemePlanCode,
        title: optDesc,
        description: meanings[optionCode],
      }))}
    />
  )
}
