import {
  Button,
  Card,
  CREATE_FOLIO,
  scopeOfVisit,
  FormPart,
  FormSegmentedControl,
  FormSelect,
  FormTextField,
  lazyPart,
  SegmentedControl,
  Slot,
  Stack,
  textOf,
  useAtom,
  useField,
  visitMode,
  westernDigits,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { CreateFolioValue } from '@portal/contracts/wire/slots'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type AdviceValues, folioIn, type PurchaseFacts, type PurchaseValues } from './purchase-values'
import { FolioField } from './folio-field'
import { withChange } from './purchase-draft'
import { planFor, schemeOption, schemesOffered } from './scheme-options'
import { draftAtom } from '../../transaction/draft'
import { type PurchaseType, purchaseTypeOf } from '../../transaction/kept-draft'

const isDrafted = ({ createFolio }: PurchaseValues): boolean => {
  const newFolio = createFolio?.newFolio
  return newFolio ? 'draftId' in newFolio : false
}

interface WhereCardsProps {
  facts: PurchaseFacts
  values: PurchaseValues
  /** What to know of the chosen scheme before the rest is filled in. */
  schemeHint?: string | undefined
}

/** Once or again and again, in which scheme, and into which folio. */
export function WhereCards({ facts, values, schemeHint }: WhereCardsProps) {
  const { schemes, folios } = facts
  const chosen = values.schemePlanCode ?? null
  const mode = values.by === 'DISTRIBUTOR' ? 'REGULAR' : 'DIRECT'
  const offered = useMemo(() => schemesOffered(schemes, mode, chosen), [schemes, mode, chosen])
  usePlanOf(schemes, mode, values.schemePlanCode)
  // Quick invest buys once or by SIP and asks nobody about advice; a link's session buys one lump sum.
  const sessionScope = scopeOfVisit()
  return (
    <>
      <Card title={t`How do you want to invest?`}>
        <Stack gap="fields">
          {(!sessionScope || sessionScope === 'quickInvest') && <TypeChoice />}
          <FormSelect
            name="schemePlanCode"
            label={t`Scheme`}
            options={offered.map(schemeOption)}
            searchable
            placeholder={t`Choose a scheme`}
            {...(schemeHint && { hint: schemeHint })}
          />
          <FolioField folios={folios} folio={folioIn(facts, values)} schemePlanCode={chosen} />
        </Stack>
      </Card>
      {values.folio === CREATE_FOLIO && (
        <NewFolioPart
          schemePlanCode={values.schemePlanCode}
          amount={values.amount}
          isDrafted={isDrafted(values)}
        />
      )}
      {sessionScope !== 'quickInvest' && <DistributorCard values={values} />}
    </>
  )
}

/** Through a distributor the Regular plan of the scheme is bought, otherwise the Direct one. */
function usePlanOf(schemes: readonly Scheme[], mode: Scheme['planMode'], chosen: string | undefined): void {
  const { input } = useField<string>('schemePlanCode')
  const change = useRef(input.onChange)
  useEffect(() => void (change.current = input.onChange))
  const plan = planFor(schemes, chosen, mode)
  useEffect(() => {
    if (plan !== chosen) change.current(plan)
  }, [plan, chosen])
}

const types = [
  { value: 'LUMPSUM', label: msg`Lump sum` },
  { value: 'SIP', label: msg`SIP` },
  { value: 'LUMPSUM_SIP', label: msg`Both` },
] as const

type Choice = Exclude<PurchaseType, 'INVESTMENT_SOLUTION'>

/** Once, or again and again; what is filled in stays. Quick invest buys one of them at a time. */
export function TypeChoice() {
  const [draft, setDraft] = useAtom(draftAtom)
  const chosen = purchaseTypeOf(draft)
  const offered = visitMode() === 'quickInvest' ? types.slice(0, 2) : types
  const choose = (type: Choice) => setDraft((last) => withChange(last, { transactionType: type }))
  return (
    <SegmentedControl
      label={t`How do you want to invest?`}
      hideLabel
      options={offered.map(({ value, label }) => ({ value, label: textOf(label) }))}
      value={chosen === 'INVESTMENT_SOLUTION' ? 'LUMPSUM' : chosen}
      onChange={choose}
    />
  )
}

interface NewFolioPartProps {
  schemePlanCode: string | undefined
  /** In paise. */
  amount: number | null | undefined
  /** Whether the folio has its own pages and is only shown here. */
  isDrafted: boolean
}

/** What a folio needs to be opened, as the remote of folios asks for it; one of several holders has pages of its own. */
export function NewFolioPart({ schemePlanCode, amount = null, isDrafted }: NewFolioPartProps) {
  const [begins, setBegins] = useState(false)
  return (
    <>
      <FormPart<CreateFolioValue>
        name="createFolio"
        label={t`New folio`}
        missing={t`The details of the new folio are not here yet. Try again, or choose another folio.`}
        isEnough={({ newFolio }) => newFolio !== null}
      >
        {(part) => (
          <Slot name="create-folio" label={t`The details of the new folio`} frame="cards" {...part} />
        )}
      </FormPart>
      {!isDrafted && !scopeOfVisit() && (
        <Button variant="quiet" icon="users" onClick={() => setBegins(true)}>
          {t`Add joint holders or other nominees`}
        </Button>
      )}
      {begins && (
        <Slot
          name="create-folio-dialog"
          label={t`The new folio`}
          open
          onClose={() => setBegins(false)}
          place={1}
          {...(schemePlanCode && { investment: { schemePlanCode, amount } })}
        />
      )}
    </>
  )
}

const ways = [
  { value: 'NOBODY', label: msg`On my own` },
  { value: 'DISTRIBUTOR', label: msg`Distributor` },
  { value: 'ADVISER', label: msg`Adviser` },
] as const

const DistributorFields = lazyPart(() => import('./distributor-fields'), {
  get failure() {
    return t`The distributors did not load`
  },
})

/** A code without what a paste brings along; one that is too long stays, and is refused. */
const riaCode = (text: string): string =>
  westernDigits(text)
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .toUpperCase()

/** Whether somebody advises on the purchase, and who (S3.035, S6.004, S6.006, decision 43). */
function DistributorCard({ values }: { values: AdviceValues }) {
  return (
    <Card title={t`Does somebody advise you?`}>
      <Stack gap="fields">
        <FormSegmentedControl
          name="by"
          label={t`Does somebody advise you?`}
          hideLabel
          options={ways.map(({ value, label }) => ({ value, label: textOf(label) }))}
        />
        {values.by === 'DISTRIBUTOR' && <DistributorFields values={values} />}
        {values.by === 'ADVISER' && (
          <FormTextField
            name="ria"
            label={t`Adviser code`}
            optional
            hint={t`INA and nine digits. You buy the Direct plan, and pay your adviser yourself.`}
            autoComplete="off"
            clean={riaCode}
          />
        )}
      </Stack>
    </Card>
  )
}
