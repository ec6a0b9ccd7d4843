import { Card, CREATE_FOLIO, FormSelect, Stack, useField, errandOfVisit } from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import { useEffect, useMemo, useRef } from 'react'
import { DistributorCard } from './distributor-card'
import { FolioField } from './folio-field'
import { NewFolioPart } from './new-folio-part'
import { folioIn, type PurchaseFacts, type PurchaseValues } from './purchase-values'
import { planFor, schemeOptions } from './scheme-options'
import { TypeChoice } from './type-choice'

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
  const options = useMemo(() => schemeOptions(schemes, mode, chosen), [schemes, mode, chosen])
  usePlanOf(schemes, mode, values.schemePlanCode)
  // Quick invest buys once or by SIP and asks nobody about advice; a link's session buys one lump sum.
  const errand = errandOfVisit()
  return (
    <>
      <Card title="How do you want to invest?">
        <Stack gap="fields">
          {(!errand || errand === 'quickInvest') && <TypeChoice />}
          <FormSelect
            name="schemePlanCode"
            label="Scheme"
            options={options}
            searchable
            placeholder="Choose a scheme"
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
      {errand !== 'quickInvest' && <DistributorCard values={values} />}
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
