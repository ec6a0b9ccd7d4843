import { formatRupeesRounded, queryFor, useAtomValue, useInvestor, useQuery } from '@portal/kernel'
import { sipApi } from '@portal/kernel/contracts/sip'
import { InvestFrame } from '../purchase/invest-frame'
import type { PurchaseFormProps } from '../purchase/purchase-kind'
import { hasLumpsum, lumpsumBeside, sipRequest } from '../purchase/order-request'
import { draftAtom } from '../../transaction/draft'
import { choiceOf, schemeIn } from '../purchase/purchase-values'
import { WhereCards } from '../purchase/where-cards'
import { lumpsumQuote } from '../lumpsum/invest/lumpsum-quote'
import { PageFailed } from '../../shared/page-failed'
import { WaitingPage } from '../../shared/waiting-page'
import { GoalCard, LumpsumCard } from './invest/beside-cards'
import { DraftKeeper } from './invest/draft-keeper'
import { HowMuchCard } from './invest/how-much-card'
import { NoMandate } from './invest/no-mandate'
import { PayersCard } from './invest/payers-card'
import { ProjectionCard } from './invest/projection-card'
import { noSipText, sipErrors } from './invest/sip-errors'
import { SmartCard } from './invest/smart-card'
import { SipSummary } from './invest/sip-summary'
import { sipValuesOf, type SipFacts, type SipValues } from './invest/sip-values'
import { sipQuote } from './invest/use-sip-quote'
import { WhenCard } from './invest/when-card'

const title = 'Start a SIP'

/** A SIP: how much, on which days, until when, and which mandate pays. */
export default function SipForm({ facts, chips }: PurchaseFormProps) {
  const { pan } = useInvestor()
  const asked = useQuery(queryFor(sipApi.mandates, { panNumber: pan }))
  const payers = asked.data
  if (asked.isError && !payers)
    return (
      <PageFailed
        title={title}
        what="Your mandates"
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!payers) return <WaitingPage title={title} />
  if (payers.mandates.length === 0) return <NoMandate title={title} pending={payers.pending} />
  return <Fields facts={{ ...facts, payers }} chips={chips} />
}

function Fields({ facts, chips }: { facts: SipFacts; chips: PurchaseFormProps['chips'] }) {
  const draft = useAtomValue(draftAtom)
  const { originalSchemeDetails, transactionDetails } = draft
  const scheme = schemeIn(facts, { schemePlanCode: originalSchemeDetails?.schemePlanCode })
  const { payFirstNow, amount, lumpsumAmount } = transactionDetails
  const both = hasLumpsum(draft)
  const today = (both ? (lumpsumAmount ?? 0) : 0) + (payFirstNow ? (amount ?? 0) : 0)
  return (
    <InvestFrame<SipValues>
      title={title}
      scheme={scheme}
      least={scheme?.minSip}
      pays={payFirstNow || both}
      initial={() => sipValuesOf(draft, facts)}
      validate={(values) => sipErrors(values, facts, both)}
      asked={(values) => ({
        newFolio: choiceOf(values, facts).newFolio,
        quote: async (client) => {
          const request = sipRequest(draft)
          if (request) await client.fetchQuery(sipQuote(request))
          const once = lumpsumBeside(draft)
          if (once) await client.fetchQuery(lumpsumQuote(once))
        },
      })}
      summary={(action) => <SipSummary scheme={scheme} draft={draft} action={action} />}
      bar={{
        label: payFirstNow || both ? 'To pay today' : 'Each instalment',
        amount: formatRupeesRounded(payFirstNow || both ? today : (amount ?? 0)),
      }}
    >
      {(values) => (
        <>
          <DraftKeeper facts={facts} values={values} />
          <WhereCards facts={facts} values={values} schemeHint={noSipText(scheme, both)} />
          {both && <LumpsumCard facts={facts} values={values} chips={chips.lumpsum} />}
          <HowMuchCard scheme={scheme} chips={chips.sip} frequency={values.sipFrequency ?? 'Monthly'} />
          <WhenCard facts={facts} values={values} />
          <PayersCard facts={facts} values={values} />
          <SmartCard values={values} asksBirthDate={facts.payers.asksBirthDate} />
          <GoalCard />
          {/* Last, because it grows with what is typed, and nothing to be pressed may move then. */}
          <ProjectionCard facts={facts} values={values} />
        </>
      )}
    </InvestFrame>
  )
}
