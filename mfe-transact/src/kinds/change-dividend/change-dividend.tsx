import {
  api,
  type DetailRow,
  formatDate,
  formatLongDate,
  formatUnits,
  FormChoiceRows,
  maskFolio,
  message,
  Money,
  Note,
  useAtomValue,
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { changeDividendApi, type ChangeDividendQuote } from '@portal/contracts/orders/change-dividend'
import type { Folio, Holding } from '@portal/contracts/folios/investor'
import type { ChangeDividendTerms } from '@portal/contracts/orders/order-terms'
import type { Scheme } from '@portal/contracts/schemes/product'
import { holdingOf } from '../outflow/held-units'
import { outflowDraftAtom } from '../outflow/outflow-draft'
import type { SingleKind } from '../outflow/outflow-kind'
import { SchemeChoice } from '../outflow/target-fields'

/** All free units go to another option, payout, reinvestment or Growth, of the same scheme and plan. */
export default {
  plan: 'DTP',
  words: {
    title: msg`Change option`,
    choose: msg`Choose the fund whose IDCW option you change`,
    step: msg`Option`,
    check: msg`Check your change`,
    figure: msg`You get about`,
    destination: msg`What happens when`,
    notPlaced: msg`Your change was not placed.`,
    confirm: () => t`Change the option`,
  },
  refusals: {
    '-377': { name: 'toSchemePlanCode', change: msg`Change the option` },
    '-421': { name: '', change: msg`Choose another fund` },
  },
  ineligible: (holding, schemes) =>
    otherOptions(schemes, holding).length ? undefined : message('noIdcwOption'),
  groups: [
    {
      title: msg`Your IDCW funds`,
      takes: ({ holding }) => holding.optionCode !== 'G',
      empty: msg`None of your funds pays IDCW now.`,
    },
    {
      title: msg`Growth funds that can change to IDCW`,
      note: msg`The change is a sale: you pay tax on the gain.`,
      takes: ({ refusal }) => refusal === undefined,
    },
    { title: msg`Growth funds that cannot change`, takes: () => true },
  ],
  preset: () => ({ amountUnitType: 'ALL_UNITS' }),
  Fields: OptionFields,
  errors: ({ toSchemePlanCode }): Record<string, string> =>
    toSchemePlanCode ? {} : { toSchemePlanCode: t`Choose the new option` },
  terms: ({ schemePlanCode, toSchemePlanCode, folioNo }) =>
    schemePlanCode && toSchemePlanCode && folioNo ? { schemePlanCode, toSchemePlanCode, folioNo } : undefined,
  quote: (terms, options) => api.call(changeDividendApi.validate, terms, options),
  order: (terms) => ({ kind: 'CHANGE_DIVIDEND', ...terms }),
  place: (order, options) => api.call(changeDividendApi.changeDividend, order, options),
  asksFirst: true,
  takesAll: true,
  figure: ({ net, stampDuty }) => net - stampDuty,
  unitsBought: ({ estimatedUnits }) => estimatedUnits,
  summary: changeRows,
  destination: changeInFull,
} satisfies SingleKind<ChangeDividendTerms, ChangeDividendQuote>

/** The new option, and when its units are there. */
function changeRows(quote: ChangeDividendQuote): DetailRow[] {
  const { toScheme, stampDuty, navDate, unitsOn, keepsPurchases } = quote
  return [
    ...(stampDuty ? [{ label: t`Stamp duty`, value: <Money paise={stampDuty} as="cost" /> }] : []),
    { label: t`New option`, value: toScheme.optDesc },
    { label: t`At the NAV of`, value: formatDate(navDate) },
    { label: t`Units on`, value: formatDate(unitsOn) },
    ...(keepsPurchases ? [] : [{ label: t`Your tax`, value: t`A sale: you pay tax on the gain` }]),
  ]
}

/** The same in full, with what it means for the tax return. */
function changeInFull(quote: ChangeDividendQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, estimatedUnits, unitsOn, keepsPurchases } = quote
  const masked = maskFolio(folioNo)
  return [
    { label: t`Option now`, value: scheme.optDesc },
    { label: t`New option`, value: toScheme.optDesc },
    { label: t`Units, about`, value: formatUnits(estimatedUnits) },
    { label: t`Units in folio ${masked}`, value: formatLongDate(unitsOn) },
    {
      label: t`Your tax`,
      value: keepsPurchases
        ? t`Nothing is sold: your purchases keep their dates and their cost.`
        : t`A sale and a purchase: the gain goes into your tax return.`,
    },
  ]
}

/** Which option of the same scheme and plan the units go to. */
function OptionFields({ folio }: { folio: Folio }) {
  return (
    <SchemeChoice title={t`Which option do you want?`} failed={t`The options did not load.`} kept="chose">
      {(schemes) => <OptionField folio={folio} schemes={schemes} />}
    </SchemeChoice>
  )
}

const meanings: Readonly<Record<Scheme['optionCode'], Text>> = {
  G: msg`Nothing is paid out. All that the fund earns stays in its NAV.`,
  D: msg`What the fund distributes is paid to your bank account.`,
  R: msg`What the fund distributes buys more units for you.`,
}

function OptionField({ folio, schemes }: { folio: Folio; schemes: readonly Scheme[] }) {
  const draft = useAtomValue(outflowDraftAtom)
  const holding = holdingOf([folio], draft)?.holding
  const options = holding ? otherOptions(schemes, holding) : []
  if (!options.length) return <Note tone="warning">{message('noIdcwOption')}</Note>
  return (
    <FormChoiceRows
      name="toSchemePlanCode"
      label={t`New option`}
      options={options.map(({ schemePlanCode, optDesc, optionCode }) => ({
        value: schemePlanCode,
        title: optDesc,
        description: textOf(meanings[optionCode]),
      }))}
    />
  )
}

/** The other options of a holding's scheme and plan, Growth first. */
const otherOptions = (
  schemes: readonly Scheme[],
  { schemeCode, planName, optionCode }: Pick<Holding, 'schemeCode' | 'planName' | 'optionCode'>,
): Scheme[] =>
  schemes
    .filter((each) => each.schemeCode === schemeCode && each.planMode === planName)
    .filter((each) => each.optionCode !== optionCode)
    .sort((one, other) => order.indexOf(one.optionCode) - order.indexOf(other.optionCode))

const order = ['G', 'D', 'R']
