import {
  type ApiError,
  Button,
  href,
  lazyPart,
  routes,
  useAtomValue,
  useNavigate,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { NotPlaced, RefusedReview, refusedState } from '../../transaction/refusal'
import { outflowDraftAtom } from './outflow-draft'
import type { OutflowKind } from './outflow-kind'
import { refusedField } from './quote'

const MinimumDialog = lazyPart(() => import('../../transaction/minimum-dialog'), {
  // Said when it is shown, in the language of then.
  get failure() {
    return t`The minimum did not load`
  },
})

interface RefusedProps {
  kind: OutflowKind
  refusal: ApiError
}

/** An order that the server would not take: its words, and the way to change it. Below the minimum, the dialog says so. */
export function ReviewRefused({ kind, refusal }: RefusedProps) {
  return (
    <RefusedReview
      title={textOf(kind.words.check)}
      back={{ to: href(routes.redemptionDetail, { plan: kind.plan }), label: textOf(kind.words.step) }}
      refusal={refusal}
      change={<ChangeLink kind={kind} refusal={refusal} />}
    >
      {refusal.code === belowMinimum && <BelowMinimum />}
    </RefusedReview>
  )
}

/** What the server said against an order as it was placed, and the way to change it. */
export function FailureNote({ kind, refusal }: RefusedProps) {
  const isOfField = refusedField(kind, refusal.code, useAtomValue(outflowDraftAtom)) !== undefined
  return (
    <>
      <NotPlaced
        title={textOf(kind.words.notPlaced)}
        refusal={refusal}
        change={isOfField && <ChangeLink kind={kind} refusal={refusal} />}
      />
      {refusal.code === belowMinimum && <BelowMinimum />}
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
      {field ? textOf(field.change) : t`Change the order`}
    </Button>
  )
}

/** The refusal of a switch that brings less than its fund takes. */
const belowMinimum = '-379'

function BelowMinimum() {
  const { plan, folioNo, toSchemePlanCode } = useAtomValue(outflowDraftAtom)
  return plan && <MinimumDialog switchPlan={plan} folioNo={folioNo} schemePlanCode={toSchemePlanCode} />
}
