import { type ApiError, Button, href, routes, useAtomValue, useNavigate } from '@portal/kernel'
import type { HeldKind } from './outflow-kind'
import { refusedState } from '../../shared/refused-field'
import { outflowDraftAtom } from './outflow-draft'
import { fieldNamed } from './outflow-values'

/** The way back to what a refusal is about: its field, or another fund where no field can mend it. */
export function ChangeLink({
  kind,
  refusal,
}: {
  kind: HeldKind
  refusal: Pick<ApiError, 'code' | 'message'>
}) {
  const navigate = useNavigate()
  const draft = useAtomValue(outflowDraftAtom)
  const field = kind.fieldOf(refusal.code)
  const isOtherFund = field?.name === ''
  const to = isOtherFund ? routes.selectScheme : routes.redemptionDetail
  const state =
    field?.name && refusedState({ ...field, name: fieldNamed(field.name, draft) }, refusal.message)
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
