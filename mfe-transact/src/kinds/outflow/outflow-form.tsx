import {
  AlertPopup,
  Requested,
  formatRupees,
  href,
  Note,
  routes,
  Skeleton,
  SkeletonRegion,
  useAtom,
  useAtomValue,
  useNavigate,
  useQueryClient,
  WaitingPage,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import { type ReactNode, useEffect, useState } from 'react'
import { type HeldUnits, holdingOf } from './held-units'
import { type OutflowDraft, outflowDraftAtom } from './outflow-draft'
import type { DraftTerms, OutflowKind, OutflowQuote, OutflowTerms } from './outflow-kind'
import { draftOf, type Free, type OutflowValues, valuesOf } from './outflow-values'
import { quoteQuery, refusedField, useQuote } from './quote'
import type { RequestedQuote } from '../../shared/nav-timing'
import { useFolios } from '../../shared/lists'
import { useSettled } from '../../shared/use-settled'
import { FormFrame, useOnward } from '../../transaction/form-frame'
import { OrderCard } from '../../transaction/order-card'
import { orderSteps } from '../../transaction/steps'
import styles from './outflow.module.css'

export interface FormCards<Quote> extends HeldUnits {
  values: OutflowValues
  quote: Quote | undefined
  free: Free
}

interface OutflowFormProps<Quote extends OutflowQuote> extends Pick<
  QuoteCardProps<Quote>,
  'nothing' | 'after'
> {
  kind: OutflowKind<OutflowTerms, Quote>
  /** What a refusal stands in the way of. */
  refusedTitle: string
  free: (holding: Holding, quote: Quote | undefined) => Free
  /** Everything but the kind's own that keeps the order from its review, by field. */
  errors: (draft: OutflowDraft, free: Free) => Record<string, string>
  /** The exit load that is asked about before the review, in paise. */
  loadOf?: (quote: Quote) => number
  /** In paise, of the bar on narrow screens. */
  figure: (quote: Quote) => number
  /** What it comes to, and how long it does. */
  sum: (quote: Quote) => ReactNode
  cutOff?: (requested: RequestedQuote<Quote>) => ReactNode
  cards: (of: FormCards<Quote>) => ReactNode
}

/** How much of the chosen holding leaves it (S2.035). */
export function OutflowForm<Quote extends OutflowQuote>(props: OutflowFormProps<Quote>) {
  const { kind } = props
  const navigate = useNavigate()
  const draft = useAtomValue(outflowDraftAtom)
  const folios = useFolios()
  const chosen = draft.plan === kind.plan ? holdingOf(folios.data?.folios ?? [], draft) : undefined
  const missing = folios.data !== undefined && !chosen
  const title = textOf(kind.words.title)
  useEffect(() => {
    if (missing) void navigate(href(routes.selectScheme, { plan: kind.plan }), { replace: true })
  }, [missing, navigate, kind])
  return (
    <Requested title={title} failure={t`Your holding did not load`} query={folios}>
      {() => (chosen ? <HoldingForm {...props} {...chosen} /> : <WaitingPage title={title} />)}
    </Requested>
  )
}

function HoldingForm<Quote extends OutflowQuote>(props: OutflowFormProps<Quote> & HeldUnits) {
  const { kind, folio, holding, refusedTitle, errors, loadOf, figure, sum, cutOff, cards, ...card } = props
  const [draft, setDraft] = useAtom(outflowDraftAtom)
  const requested = useQuote(kind, kind.terms(useSettled(draft, 500)))
  const { busy, refusal, goOn, loadPopup } = useContinue(kind, draft, loadOf)
  const { data: quote } = requested
  const { words, plan } = kind
  const free = props.free(holding, quote)
  return (
    <FormFrame<OutflowValues>
      title={textOf(words.title)}
      back={{ to: href(routes.selectScheme, { plan }), label: t`Your funds` }}
      steps={orderSteps(textOf(words.step), 'first')}
      initial={() => valuesOf(draft)}
      validate={(values) => {
        const next = draftOf(draft, values)
        return { ...errors(next, free), ...kind.errors(next, folio) }
      }}
      keep={(values) => setDraft((last) => draftOf(last, values))}
      onSubmit={(values) => goOn(draftOf(draft, values))}
      busy={busy}
      refused={{ title: refusedTitle, refusal }}
      summary={(button) => (
        <QuoteCard
          {...card}
          title={textOf(words.figure)}
          requested={requested}
          action={
            <>
              {cutOff?.(requested)}
              {button}
            </>
          }
        >
          {sum}
        </QuoteCard>
      )}
      bar={{ label: textOf(words.figure), amount: quote && figure(quote) }}
      dialogs={loadPopup}
    >
      {(values) => cards({ folio, holding, values, quote, free })}
    </FormFrame>
  )
}

/** Goes on to the review once the server would take the order. Where it costs an exit load, that is asked first. */
function useContinue<Quote extends OutflowQuote>(
  kind: OutflowKind<OutflowTerms, Quote>,
  draft: OutflowDraft,
  loadOf?: (quote: Quote) => number,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [load, setLoad] = useState<number>()
  const onward = useOnward(({ code, message }) => {
    const field = refusedField(kind, code, draft)
    return field?.name ? { [field.name]: message } : undefined
  })
  const toReview = () => void navigate(href(routes.transactReview, { plan: kind.plan }))
  const ask = async (terms: DraftTerms) => {
    const quote = await client.fetchQuery(quoteQuery(kind, terms))
    const cost = loadOf?.(quote) ?? 0
    if (cost > 0) setLoad(cost)
    else toReview()
    return undefined
  }
  const answer = (goesOn: boolean) => {
    setLoad(undefined)
    if (goesOn) toReview()
  }
  return {
    ...onward,
    goOn: async (requested: OutflowDraft) => {
      const terms = kind.terms(requested)
      return terms && onward.goOn(() => ask(terms))
    },
    loadPopup: <LoadPopup load={load} onChoose={answer} />,
  }
}

interface LoadPopupProps {
  /** In paise; undefined while nothing is asked. */
  load: number | undefined
  onChoose: (goesOn: boolean) => void
}

/** The units that are free of load do not cover what is asked for, which costs: asked before the review (S2.115). */
function LoadPopup({ load, onChoose }: LoadPopupProps) {
  const cost = formatRupees(load ?? 0)
  return (
    <AlertPopup
      open={load !== undefined}
      type="loadfreeUnits"
      title={t`Not all of these units are free of exit load`}
      message={t`About ${cost} of exit load is taken off. Fewer units, or a later day, may cost nothing.`}
      onClose={() => onChoose(false)}
      onChoose={(button) => onChoose(button === 'Proceed')}
    />
  )
}

interface QuoteCardProps<Quote> {
  title: string
  requested: RequestedQuote<Quote>
  /** Before there is anything to ask. */
  nothing: ReactNode
  action: ReactNode
  /** What has not happened yet, below the button. */
  after: string
  children: (quote: Quote) => ReactNode
}

/** What an order would come to, while it is typed: the answer, or why there is none. */
function QuoteCard<Quote>({ title, action, after, ...answer }: QuoteCardProps<Quote>) {
  return (
    <OrderCard title={title} action={action} after={after}>
      <div aria-live="polite">
        <Answer {...answer} />
      </div>
    </OrderCard>
  )
}

function Answer<Quote>({
  requested: { data: quote, isFetching, error },
  nothing,
  children,
}: Pick<QuoteCardProps<Quote>, 'requested' | 'nothing' | 'children'>) {
  if (isFetching && !quote)
    return (
      <SkeletonRegion>
        <Skeleton count={4} />
      </SkeletonRegion>
    )
  if (error && !quote)
    return (
      <Note tone="negative" title={error.kind === 'refused' ? undefined : t`We could not work this out.`}>
        {error.message}
      </Note>
    )
  return quote ? children(quote) : <p className={styles.small}>{nothing}</p>
}
