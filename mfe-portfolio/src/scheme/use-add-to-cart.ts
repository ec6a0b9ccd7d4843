import {
  api,
  ApiError,
  href,
  queryFor,
  routes,
  useHost,
  useInvestor,
  useNavigate,
  useQueryClient,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { cartApi } from '@portal/contracts/cart/cart'
import { type Folio, investorApi } from '@portal/contracts/folios/investor'

/** The folio that an order of the cart goes into: one that holds the scheme, else the first that can be used online. */
function folioFor(folios: readonly Folio[], schemePlanCode: string): string | undefined {
  const open = folios.filter(({ holdingMode, isDemat }) => holdingMode === 'Single' && !isDemat)
  const holding = open.find(({ holdings }) => holdings.some((each) => each.schemePlanCode === schemePlanCode))
  return (holding ?? open[0])?.folioNo
}

/**
 * Puts a lump sum, in paise, into the cart and goes there. Who has no folio yet says on the purchase's own page which
 * bank account and nominees a new one gets.
 */
export function useAddToCart(schemePlanCode: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const host = useHost()
  const { pan } = useInvestor()
  return async (amount: number): Promise<void> => {
    try {
      const { folios } = await client.fetchQuery(queryFor(investorApi.folios, { panNumber: pan }))
      const folioNo = folioFor(folios, schemePlanCode)
      if (!folioNo)
        return void navigate(href(routes.invest, { scheme: schemePlanCode, amount: String(amount / 100) }))
      const investDetails = { kind: 'LUMPSUM', schemePlanCode, folioNo, amount } as const
      await api.call(cartApi.add, { investDetails })
      host.toast({ type: 'success', message: t`It is in your cart.` })
      void navigate(href(routes.multiInvestment))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      host.toast({ type: 'danger', message: error.message })
    }
  }
}
