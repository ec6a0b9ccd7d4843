import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  ActionBar,
  Button,
  type ButtonProps,
  errandOfVisit,
  href,
  OnlyWide,
  Page,
  PortalForm,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtomValue,
  useLocation,
} from '@portal/kernel'
import type { Scheme } from '@portal/kernel/contracts/product'
import { isLinkVisit } from '../../shared/link-visit'
import { refusedFields } from '../../shared/refused-field'
import { RefusedOrder } from '../../shared/refused-order'
import { useEarlyPopup } from './early-popup'
import { PlacedNote } from './placed-note'
import { draftAtom } from '../../transaction/draft'
import { purchaseSteps } from '../../transaction/steps'
import type { PurchaseValues } from './purchase-values'
import { useContinue, type AskedOrder } from './use-continue'

export interface InvestFrameProps<Values> {
  title: string
  scheme: Scheme | undefined
  /** Whether anything is paid today. */
  pays: boolean
  /** In paise, the smallest amount that the scheme takes here. */
  least?: number
  /** Whether the cart can hold it. */
  forCart?: boolean
  initial: () => Values
  validate: (values: Values) => object
  asked: (values: Values) => AskedOrder
  /** The summary beside the form, with its button. */
  summary: (action: ReactNode) => ReactNode
  /** Of the bar at the foot of a phone. */
  bar: { label: string; amount: string }
  children: (values: Values) => ReactNode
}

/** The first step of a purchase: the form of its kind, the summary beside it, and the way on to the review. */
export function InvestFrame<Values extends PurchaseValues>(props: InvestFrameProps<Values>) {
  const { title, scheme, least, pays, forCart = true, validate, asked, summary, bar, children } = props
  const form = useId()
  const [initial] = useState(props.initial)
  const { busy, refusal, goOn, keep } = useContinue()
  const toCart = useRef(false)
  const early = useEarlyPopup<Values>({ scheme, least })
  const { state } = useLocation()
  const refused = useMemo(() => refusedFields(state), [state])
  const button = (label: string) => (
    <Button type="submit" form={form} fullWidth busy={busy} onClick={() => (toCart.current = false)}>
      {label}
    </Button>
  )
  return (
    <Page title={title} back={backOf(scheme)}>
      <Stepper {...purchaseSteps('first', pays)} />
      <SideLayout
        aside={summary(
          <>
            <OnlyWide>{button('Continue to review')}</OnlyWide>
            {forCart && !errandOfVisit() && (
              <CartButton form={form} busy={busy} onClick={() => (toCart.current = true)} />
            )}
          </>,
        )}
      >
        <PortalForm<Values>
          id={form}
          label={title}
          initialValues={initial}
          validate={validate}
          onSubmit={(values) => (toCart.current ? keep : goOn)(asked(values))}
          refused={refused}
          onFailed={early.onFailed}
        >
          {({ values }) => (
            <Stack>
              <PlacedNote />
              {refusal && <RefusedOrder title="You cannot place this order yet." refusal={refusal} />}
              {children(values)}
            </Stack>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar label={bar.label} amount={bar.amount}>
        {button('Review')}
      </ActionBar>
      {early.popup}
    </Page>
  )
}

type CartButtonProps = Pick<ButtonProps, 'form' | 'busy' | 'onClick'>

function CartButton(props: CartButtonProps) {
  const { cartItemId } = useAtomValue(draftAtom)
  return (
    <Button type="submit" variant="secondary" fullWidth {...props}>
      {cartItemId ? 'Keep in the cart' : 'Add to cart'}
    </Button>
  )
}

/** Back to the fund, or to all of them while none is chosen; a link's visit has only its errand. */
function backOf(scheme: Scheme | undefined) {
  if (isLinkVisit()) return undefined
  return scheme
    ? { to: href(routes.scheme, { scheme: scheme.schemePlanCode }), label: scheme.schemeDesc }
    : { to: href(routes.exploreFunds), label: 'Explore funds' }
}
