import {
  ActionBar,
  ApiError,
  Button,
  type FormApi,
  formatRupeesRounded,
  OnlyWide,
  Page,
  PortalForm,
  SideLayout,
  Stack,
  Stepper,
  useLocation,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
} from 'react'
import { refusedFields, RefusedOrder } from './refusal'

interface FormFrameProps<Values> extends Pick<ComponentProps<typeof Page>, 'title' | 'back' | 'context'> {
  steps: ComponentProps<typeof Stepper>
  initial: () => Values
  validate: (values: Values) => object
  /** Puts what the fields hold into the draft: it survives a reload and the way back from the review. */
  keep?: (values: Values) => void
  /** What they are kept with: once it is another one, they are kept anew. */
  keptWith?: unknown
  /** Errors by field, where the server has something against it. */
  onSubmit: (values: Values) => Promise<object | undefined>
  onFailed?: (errors: Readonly<Record<string, unknown>>, form: FormApi<Values>) => void
  busy: boolean
  /** What the server said that no field can mend, and what it stands in the way of. */
  refused: { title: string; refusal: ApiError | undefined }
  /** What it comes to, beside the form, with the button below. */
  summary: (action: ReactNode) => ReactNode
  /** The primary button is pressed, before the form is sent. */
  onReview?: () => void
  /** Another button below the primary one; it gets the id of the form. */
  other?: ((form: string) => ReactNode) | undefined
  /** Of the bar at the foot of a phone; the amount in paise. */
  bar?: { label?: string; amount?: number | undefined }
  /** Above the fields: what is to be known before. */
  before?: ReactNode
  /** Dialogs around the form. */
  dialogs?: ReactNode
  children: (values: Values) => ReactNode
}

/** The page on which a transaction gets what it needs: its fields, what they come to, and the way on to the review. */
export function FormFrame<Values extends object>(props: FormFrameProps<Values>) {
  const { title, steps, validate, keep, onSubmit, onFailed, busy, refused, summary, other, bar, dialogs } =
    props
  const { back, context, keptWith, before, onReview, children } = props
  const form = useId()
  const [initial] = useState(props.initial)
  const { state } = useLocation()
  const refusedBefore = useMemo(() => refusedFields(state), [state])
  const button = (label: string) => (
    <Button type="submit" form={form} fullWidth busy={busy} onClick={onReview}>
      {label}
    </Button>
  )
  return (
    <Page title={title} back={back} context={context}>
      <Stepper {...steps} />
      <SideLayout
        aside={summary(
          <>
            <OnlyWide>{button(t`Continue to review`)}</OnlyWide>
            {other?.(form)}
          </>,
        )}
      >
        <PortalForm<Values>
          id={form}
          label={title}
          initialValues={initial}
          validate={validate}
          onSubmit={onSubmit}
          refused={refusedBefore}
          onFailed={onFailed}
        >
          {({ values }) => (
            <Fields values={values} keep={keep} keptWith={keptWith}>
              {before}
              {refused.refusal && <RefusedOrder title={refused.title} refusal={refused.refusal} />}
              {children(values)}
            </Fields>
          )}
        </PortalForm>
      </SideLayout>
      <ActionBar
        label={bar?.label}
        amount={bar?.amount === undefined ? undefined : formatRupeesRounded(bar.amount)}
      >
        {button(t`Review`)}
      </ActionBar>
      {dialogs}
    </Page>
  )
}

interface FieldsProps<Values> {
  values: Values
  keep: ((values: Values) => void) | undefined
  keptWith: unknown
  children: ReactNode
}

/** The fields, whose values the draft follows. */
function Fields<Values>({ values, keep, keptWith, children }: FieldsProps<Values>) {
  const notify = useEffectEvent((next: Values) => keep?.(next))
  useEffect(() => notify(values), [values, keptWith])
  return <Stack>{children}</Stack>
}

/**
 * Goes on from a form once the server has nothing against it. Its refusal stays on the page, with all that was typed:
 * at the fields that it is about, as `errorsOf` names them, else above them all.
 */
export function useOnward(errorsOf: (refusal: ApiError) => object | undefined) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError>()
  /** Runs what asks the server and then goes on; what that yields is what is wrong, by field. */
  const goOn = async (ask: () => Promise<object | undefined>): Promise<object | undefined> => {
    if (busy) return undefined
    setBusy(true)
    setRefusal(undefined)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const errors = errorsOf(error)
      if (!errors) setRefusal(error)
      return errors
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, goOn }
}
