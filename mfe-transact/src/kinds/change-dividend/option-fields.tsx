import { FormChoiceRows, message, Note, useAtomValue } from '@portal/kernel'
import type { Folio, Holding } from '@portal/kernel/contracts/investor'
import type { Scheme } from '@portal/kernel/contracts/product'
import { holdingOf } from '../outflow/held-units'
import { outflowDraftAtom } from '../outflow/outflow-draft'
import { SchemeChoice } from '../outflow/scheme-choice'

/** Which option of the same scheme and plan the units go to. */
export function OptionFields({ folio }: { folio: Folio }) {
  return (
    <SchemeChoice title="Which option do you want?" failed="The options did not load." kept="chose">
      {(schemes) => <OptionField folio={folio} schemes={schemes} />}
    </SchemeChoice>
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

/** The other options of a holding's scheme and plan, Growth first. */
export const otherOptions = (
  schemes: readonly Scheme[],
  { schemeCode, planName, optionCode }: Pick<Holding, 'schemeCode' | 'planName' | 'optionCode'>,
): Scheme[] =>
  schemes
    .filter((each) => each.schemeCode === schemeCode && each.planMode === planName)
    .filter((each) => each.optionCode !== optionCode)
    .sort((one, other) => order.indexOf(one.optionCode) - order.indexOf(other.optionCode))

const order = ['G', 'D', 'R']
