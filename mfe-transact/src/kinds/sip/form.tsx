import { Requested, queryFor, textOf, useAtomValue, useInvestor, useQuery } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { sipApi } from '@portal/contracts/systematic-plans/sip'
import { useMemo } from 'react'
import { draftAtom } from '../../transaction/draft'
import { LumpsumCard, lumpsumQuote } from '../lumpsum/lumpsum'
import { hasLumpsum, lumpsumBeside, sipRequest } from '../purchase/order-request'
import { withChoice } from '../purchase/purchase-draft'
import { PurchaseFrame } from '../purchase/purchase-frame'
import { choiceOf, type PurchaseFormProps, schemeIn } from '../purchase/purchase-values'
import { WhereCards } from '../purchase/where-cards'
import { GoalCard, HowMuchCard, ProjectionCard } from './how-much-card'
import { NoMandate, PayersCard } from './payers-card'
import { noSipText, sipErrors } from './sip-errors'
import { SipSummary } from './sip-summary'
import { sipQuote } from './quote'
import { kindDetailsOf, type SipFacts, type SipValues, sipValuesOf } from './sip-values'
import { SmartCard } from './smart-card'
import { WhenCard } from './when-card'

const title = msg`Start a SIP`

/** A SIP: how much, on which days, until when, and which mandate pays. */
export default function SipForm({ facts, chips }: PurchaseFormProps) {
  const { pan } = useInvestor()
  const requested = useQuery(queryFor(sipApi.mandates, { panNumber: pan }))
  const payers = requested.data
  const known = useMemo(() => payers && { ...facts, payers }, [facts, payers])
  return (
    <Requested title={textOf(title)} failure={t`Your mandates did not load`} query={requested}>
      {({ mandates, pending }) =>
        mandates.length ? (
          known && <Fields facts={known} chips={chips} />
        ) : (
          <NoMandate title={textOf(title)} pending={pending} />
        )
      }
    </Requested>
  )
}

function Fields({ facts, chips }: { facts: SipFacts; chips: PurchaseFormProps['chips'] }) {
  const draft = useAtomValue(draftAtom)
  const { originalSchemeDetails, transactionDetails } = draft
  const scheme = schemeIn(facts, { schemePlanCode: originalSchemeDetails?.schemePlanCode })
  const { payFirstNow, amount, lumpsumAmount } = transactionDetails
  const both = hasLumpsum(draft)
  const pays = payFirstNow || both
  const today = (both ? (lumpsumAmount ?? 0) : 0) + (payFirstNow ? (amount ?? 0) : 0)
  return (
    <PurchaseFrame<SipValues>
      title={textOf(title)}
      scheme={scheme}
      least={scheme?.minSip}
      pays={pays}
      initial={() => sipValuesOf(draft, facts)}
      validate={(values) => sipErrors(values, facts, both)}
      keep={(last, values) => {
        const type = hasLumpsum(last) ? 'LUMPSUM_SIP' : 'SIP'
        return withChoice(last, type, choiceOf(values, facts), kindDetailsOf(values, facts))
      }}
      keptWith={facts}
      requested={(values) => ({
        newFolio: choiceOf(values, facts).newFolio,
        quote: async (client) => {
          const request = sipRequest(draft)
          if (request) await client.fetchQuery(sipQuote(request))
          const once = lumpsumBeside(draft)
          if (once) await client.fetchQuery(lumpsumQuote(once))
        },
      })}
      summary={(action) => <SipSummary scheme={scheme} draft={draft} action={action} />}
      bar={{ label: pays ? t`To pay today` : t`Each instalment`, amount: pays ? today : (amount ?? 0) }}
    >
      {(values) => (
        <>
          <WhereCards facts={facts} values={values} schemeHint={noSipText(scheme, both)} />
          {both && (
            <LumpsumCard
              facts={facts}
              values={values}
              chips={chips.lumpsum}
              name="lumpsumAmount"
              label={t`Lump sum`}
            />
          )}
          <HowMuchCard scheme={scheme} chips={chips.sip} frequency={values.sipFrequency ?? 'Monthly'} />
          <WhenCard facts={facts} values={values} />
          <PayersCard facts={facts} values={values} />
          <SmartCard values={values} asksBirthDate={facts.payers.asksBirthDate} />
          <GoalCard />
          {/* Last, because it grows with what is typed, and nothing to be pressed may move then. */}
          <ProjectionCard facts={facts} values={values} />
        </>
      )}
    </PurchaseFrame>
  )
}
