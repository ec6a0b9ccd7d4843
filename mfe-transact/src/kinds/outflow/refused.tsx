import {
  type ApiError,
  Button,
  href,
  MinimumInvestmentDialog,
  Note,
  Page,
  RefusalNote,
  routes,
  useAtomValue,
  useNavigate,
} from '@portal/kernel'
import { useState } from 'react'
import { amountRule } from '../../shared/amount-rule'
import { KycPopup } from '../../shared/kyc-popup'
import { refusedState } from '../../shared/refused-field'
import { useFolios } from '../../shared/use-folios'
import { useSchemes } from '../../shared/use-schemes'
import { mayRepeat } from '../../transaction/place-with-code'
import { outflowDraftAtom } from './outflow-draft'
import type { OutflowKind } from './outflow-kind'
import { refusedField } from './outflow-refusals'
import styles from './outflow.module.css'

interface RefusedProps {
  kind: OutflowKind
  refusal: ApiError
}

/** An order that the server would not take: its words, and the way to change it. Below the minimum, the dialog says so. */
export function ReviewRefused({ kind, refusal }: RefusedProps) {
  return (
    <Page
      title={kind.words.check}
      back={{ to: href(routes.redemptionDetail, { plan: kind.plan }), label: kind.words.step }}
    >
      <Note
        tone="negative"
        title="You cannot place this order yet."
        role="alert"
        action={<ChangeLink kind={kind} refusal={refusal} />}
      >
        {refusal.message}
      </Note>
      {refusal.code === belowMinimum && <MinimumDialog />}
    </Page>
  )
}

/** What the server said against an order as it was placed, and the way to change it. */
export function FailureNote({ kind, refusal }: RefusedProps) {
  const draft = useAtomValue(outflowDraftAtom)
  if (mayRepeat(refusal))
    return (
      <RefusalNote tone="warning" title="You may have placed this order.">
        {refusal.message} Confirm again: you do not place it twice.
      </RefusalNote>
    )
  return (
    <>
      <RefusalNote title={kind.words.notPlaced}>
        {refusal.code === belowMinimum && <MinimumDialog />}
        {refusal.message}
        {refusedField(kind, refusal.code, draft) && (
          <div className={styles.change}>
            <ChangeLink kind={kind} refusal={refusal} />
          </div>
        )}
      </RefusalNote>
      <KycPopup failure={refusal} />
    </>
  )
}

/** The way back to what a refusal is about: its field, or another fund where no field can mend it. */
function ChangeLink({ kind, refusal }: RefusedProps) {
  const navigate = useNavigate()
  const field = refusedField(kind, refusal.code, useAtomValue(outflowDraftAtom))
  const isOtherFund = field?.name === ''
  const to = isOtherFund ? routes.selectScheme : routes.redemptionDetail
  const state = field?.name && refusedState(field, refusal.message)
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void navigate(href(to, { plan: kind.plan }), state ? { state } : {})}
    >
      {isOtherFund ? 'Choose another fund' : `Change the ${field?.label ?? 'order'}`}
    </Button>
  )
}

/** The refusal of a switch that brings less than its fund takes. */
const belowMinimum = '-379'

/**
 * Says that a switch is below the minimum of a first investment in its fund; OK leads to the amount (S2.146, S2.147).
 * A folio that holds the fund has another minimum, of which the server's own words tell.
 */
function MinimumDialog() {
  const { plan, folioNo, toSchemePlanCode } = useAtomValue(outflowDraftAtom)
  const [open, setOpen] = useState(true)
  const { data: schemes } = useSchemes()
  const folios = useFolios()
  const scheme = schemes?.find(({ schemePlanCode }) => schemePlanCode === toSchemePlanCode)
  const folio = folios.data?.folios.find((each) => each.folioNo === folioNo)
  if (!plan || !scheme || !folio || amountRule(scheme, folio).kind !== 'first') return null
  return (
    <MinimumInvestmentDialog
      open={open}
      onClose={() => setOpen(false)}
      minPurchase={scheme.minPurchase}
      fundDesc={scheme.schemeDesc}
      switchPlan={plan}
    />
  )
}
