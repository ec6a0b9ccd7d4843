import { ApiError, EmptyPage, href, routes, useSearchParams } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { ComponentType } from 'react'

/** Whether there is no such order for this investor; another investor's order answers the same. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** The page of an order that is not there. */
export const OrderMissing = () => (
  <EmptyPage
    title={t`We could not find this order`}
    says={t`You have no such order`}
    nextLink={{ to: href(routes.dashboard), label: t`Go to Home` }}
  >
    {t`Your link may be incomplete, or the order belongs to another investor. Your latest orders are on Home.`}
  </EmptyPage>
)

/** The page of a plan that is not there. */
export const PlanMissing = () => (
  <EmptyPage
    title={t`We could not find this plan`}
    says={t`You have no such plan`}
    nextLink={{ to: href(routes.systematicPlans), label: t`See your systematic plans` }}
  >
    {t`Your link may be incomplete, or the plan belongs to another investor.`}
  </EmptyPage>
)

/** The page of the order that an address names, so that a reload and the way back from a bank find it again. */
export const pageOfOrder = (Found: ComponentType<{ orderId: string }>): ComponentType =>
  function PageOfOrder() {
    const [query] = useSearchParams()
    const orderId = query.get('order')
    return orderId ? <Found key={orderId} orderId={orderId} /> : <OrderMissing />
  }
