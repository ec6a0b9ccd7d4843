import { useEffect, useState } from 'react'
import { href, readStored, removeStored, routes, useNavigate } from '@portal/kernel'
import { SchemePlanCode } from '@portal/kernel/contracts/common'
import { WaitingPage } from '../shared/waiting-page'
import { CartPage } from './cart'

/**
 * The cart. Where a notification or a new fund offer leads here with a scheme in mind, it goes on to the purchase of
 * that scheme, from which it can be put into the cart (S2.168, S4.079). The default schemes of a log-in stay those of
 * the fund list.
 */
export default function MultiInvestmentPage() {
  const navigate = useNavigate()
  const [scheme] = useState(() => readStored('linkedScheme', SchemePlanCode))
  useEffect(() => {
    if (!scheme) return
    removeStored('linkedScheme')
    removeStored('defaultSchemes')
    void navigate(href(routes.invest, { scheme }), { replace: true })
  }, [navigate, scheme])
  return scheme ? <WaitingPage title="Invest" /> : <CartPage />
}
