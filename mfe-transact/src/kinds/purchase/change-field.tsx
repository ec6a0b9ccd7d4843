import { type ApiError, Button, href, useNavigate } from '@portal/kernel'
import { editInvestment } from '../../transaction/edit-investment'
import { fieldOfRefusal, refusedState } from '../../shared/refused-field'

/** The way back to the field that a refusal is about, where the refusal stands; without one, to the order. */
export function ChangeField({ refusal }: { refusal: Pick<ApiError, 'code' | 'message'> }) {
  const navigate = useNavigate()
  const field = fieldOfRefusal(refusal.code)
  const state = field && refusedState(field, refusal.message)
  return (
    <Button variant="secondary" size="sm" onClick={() => void navigate(href(editInvestment), { state })}>
      Change the {field?.label ?? 'order'}
    </Button>
  )
}
