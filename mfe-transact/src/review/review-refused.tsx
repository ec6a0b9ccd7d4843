import {
  AlertDialog,
  href,
  LinkButton,
  Note,
  Page,
  queryFor,
  routes,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import { productApi } from '@portal/kernel/contracts/product'
import { amountRule, minimumText } from '../shared/amount-rule'
import type { OrderRequest } from '../shared/order-request'

export interface ReviewRefusedProps {
  order: OrderRequest
  folios: readonly Folio[]
  /** The server's words. */
  text: string
}

/** An order that the server would not take: its words, and the way to change it. Below the minimum, the dialog says so. */
export function ReviewRefused({ order, folios, text }: ReviewRefusedProps) {
  const navigate = useNavigate()
  const schemes = useQuery(queryFor(productApi.schemes, {}, { quiet: true }))
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
        title="This order cannot be placed as it is."
        role="alert"
        action={
          <LinkButton to={href(routes.invest)} variant="secondary" size="sm">
            Change the order
          </LinkButton>
        }
      >
        {text}
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
