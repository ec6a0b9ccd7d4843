import { useEffect } from 'react'
import {
  href,
  leaveFailedSchemeLookup,
  readStored,
  removeStored,
  routes,
  useHost,
  useNavigate,
} from '@portal/kernel'
import { SchemePlanCode } from '@portal/kernel/contracts/common'
import * as z from 'zod/mini'
import { WaitingPage } from '../shared/waiting-page'

/** Where a notification or a new fund offer leads with a scheme in mind: on to its purchase (S2.168, S4.079). */
export default function MultiInvestmentPage() {
  const navigate = useNavigate()
  const host = useHost()
  useEffect(() => {
    const [scheme] = readStored('defaultSchemes', z.array(SchemePlanCode)) ?? []
    removeStored('defaultSchemes')
    if (scheme) void navigate(href(routes.invest, { scheme }), { replace: true })
    else leaveFailedSchemeLookup(navigate, host)
  }, [navigate, host])
  return <WaitingPage title="Invest" />
}
