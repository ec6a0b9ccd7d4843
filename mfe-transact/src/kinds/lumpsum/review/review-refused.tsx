import {
  AlertDialog,
  type ApiError,
  href,
  Note,
  Page,
  queryFor,
  routes,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import { productApi } from '@portal/kernel/contracts/product'
import { amountRule, minimumText } from '../../../shared/amount-rule'
import type { OrderRequest } from '../../../shared/order-request'
import { ChangeField } from './change-field'

export interface ReviewRefusedProps {
  order: OrderRequest
  folios: readonly Folio[]
  refusal: ApiError
}

/** An order that the server would not take: its words, and the way to change it. Below the minimum, the dialog says so. */
export function ReviewRefused({ order, folios, refusal }: ReviewRefusedProps) {
  const navigate = useNavigate()
  const schemes = useQuery(queryFor(productApi.schemes, {}))
  const scheme = schemes.data?.categories
    .flatMap((category) => category.schemes)
    .find(({ schemePlanCode }) => schemePlanCode === order.schemePlanCode)
  const folio = folios.find(({ folioNo }) => folioNo === order.folioNo)
  const rule = scheme && amountRule(scheme, folio)
  const tooLittle = rule?.kind === 'first' && order.amount < rule.min
  return (
    <Page title="Check, then pay" back={{ to: href(routes.invest), label: 'Amount' }}>
      <Note
        tone="negative"
        title="You cannot place this order yet."
        role="alert"
        action={<ChangeField refusal={refusal} />}
      >
        {refusal.message}
      </Note>
      {scheme && tooLittle && (
        <AlertDialog
          open
          title={minimumText(scheme)}
          safe={{ label: 'OK', onChoose: () => void navigate(href(routes.invest)) }}
        />
      )}
    </Page>
  )
}
