import {
  AlertPopup,
  type ApiError,
  href,
  KycStatusDialog,
  Note,
  Page,
  RefusalNote,
  routes,
  type Text,
  textOf,
  useNavigate,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { type ComponentProps, type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { isLinkVisit } from '../shared/visit'
import { mayRepeat } from './may-repeat'
import styles from './order-card.module.css'

/** A field of a form that a refusal is about. */
export interface RefusedField {
  /** Its place in the page's values; those of the new folio lie in `createFolio`. */
  name: string
  /** The way to it: "Change the bank account". */
  change: Text
}

const RefusedState = z.object({ refused: z.object({ field: z.string(), text: z.string() }) })

/** What goes along on the way to the invest page, so that the field says why it was refused. */
export const refusedState = (
  { name }: Pick<RefusedField, 'name'>,
  text: string,
): z.infer<typeof RefusedState> => ({
  refused: { field: name, text },
})

/** The fields that a refusal on another page was about, out of the state of a navigation. */
export function refusedFields(state: unknown): Record<string, string> | undefined {
  const { data } = RefusedState.safeParse(state)
  return data && { [data.refused.field]: data.refused.text }
}

interface RefusedOrderProps {
  /** What it stands in the way of: "Your order was not placed." */
  title: string
  refusal: ApiError
  /** The way to change what it is about. */
  change?: ReactNode
}

/** What the server said against an order, where no field beside it can mend it. */
export function RefusedOrder({ title, refusal, change }: RefusedOrderProps) {
  return (
    <>
      <RefusalNote title={title}>
        {refusal.message}
        {change && <div className={styles.change}>{change}</div>}
      </RefusalNote>
      <KycPopup failure={refusal} />
    </>
  )
}

/** What came of an order that was confirmed: it was not placed, or it may have been, and then the code is not asked for again. */
export function NotPlaced(props: RefusedOrderProps) {
  const { refusal } = props
  return mayRepeat(refusal) ? (
    <RefusalNote tone="warning" title={t`You may have placed this order.`}>
      {refusal.message} {t`Confirm again: you do not place it twice.`}
    </RefusalNote>
  ) : (
    <RefusedOrder {...props} />
  )
}

/** A review that there is not: the server would not take the order. Its words, and the way to change it. */
export function RefusedReview({
  refusal,
  change,
  says = t`You cannot place this order yet.`,
  children,
  ...page
}: Omit<ComponentProps<typeof Page> & RefusedOrderProps, 'children'> & {
  says?: string
  children?: ReactNode
}) {
  return (
    <Page {...page}>
      <Note tone="negative" title={says} role="alert" action={change}>
        {refusal.message}
      </Note>
      {children}
    </Page>
  )
}

const kyc = msg`Your KYC does not allow this order yet`
/** The refusals of an order that are about the KYC or the tax declaration of its investor. */
const titles: Readonly<Record<string, Text>> = {
  '-8005': kyc,
  '-8015': kyc,
  '-8020': kyc,
  '-8021': msg`Your tax declaration does not allow this order yet`,
}
/** Registered and not validated, of an investor who is new to us. */
const registeredOnly = '-531'

/**
 * An order that KYC or FATCA blocks: no other amount or bank would help, so it is said before anything is tried
 * (S2.113, S2.154).
 */
function KycPopup({ failure }: { failure: ApiError }) {
  const [read, setRead] = useState<ApiError>()
  const navigate = useNavigate()
  const title = titles[failure.code]
  const close = () => setRead(failure)
  if (failure.code === registeredOnly)
    return (
      <KycStatusDialog
        open={read !== failure}
        onClose={close}
        // A link's visit has only its session scope.
        {...(!isLinkVisit() && { onModify: () => void navigate(href(routes.kycApplicant)) })}
      />
    )
  if (!title) return null
  return (
    <AlertPopup
      open={read !== failure}
      type="kycStatus"
      title={textOf(title)}
      message={failure.message}
      onClose={close}
      onChoose={close}
    />
  )
}
