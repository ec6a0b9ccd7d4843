import { Card, CREATE_FOLIO, FormSelect, Stack } from '@portal/kernel'
import { useMemo } from 'react'
import { FolioField } from './folio-field'
import { NewFolioPart } from './new-folio-part'
import { folioIn, type PurchaseFacts, type PurchaseValues } from './purchase-values'
import { schemeOptions } from './scheme-options'
import { TypeChoice } from './type-choice'

const isDrafted = ({ createFolio }: PurchaseValues): boolean => {
  const newFolio = createFolio?.newFolio
  return newFolio ? 'draftId' in newFolio : false
}

/** Once or again and again, in which scheme, and into which folio. */
export function WhereCards({ facts, values }: { facts: PurchaseFacts; values: PurchaseValues }) {
  const { schemes, folios } = facts
  const chosen = values.schemePlanCode ?? null
  const options = useMemo(() => schemeOptions(schemes, folios, chosen), [schemes, folios, chosen])
  return (
    <>
      <Card title="How do you want to invest?">
        <Stack gap="fields">
          <TypeChoice />
          <FormSelect
            name="schemePlanCode"
            label="Scheme"
            options={options}
            searchable
            placeholder="Choose a scheme"
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
    </>
  )
}
