import {
  ActionBar,
  Button,
  Card,
  DetailList,
  formatDate,
  formatRupeesRounded,
  href,
  newIdempotencyKey,
  OnlyWide,
  Page,
  RefusalNote,
  routes,
  rupeesInWords,
  SideLayout,
  Stack,
  Stepper,
  textOf,
  useAtom,
  useNavigate,
  WaitingPage,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { MandateAccount } from '@portal/contracts/mandates/mandate'
import { useEffect } from 'react'
import { frequencyNames, kindNames } from '../shared/mandate-words'
import { methods } from './methods'
import { mandateErrors } from './details-errors'
import { type MandateDraft, mandateDraftAtom } from '../shared/mandate-draft'
import { flowTitle, mandateSteps } from './mandate-steps'
import { MandateSummary } from './mandate-summary'
import { UpiCard } from './upi-card'
import { useAskBank } from './use-ask-bank'
import { accountIn, type MandateDetails, WithDetails } from './with-details'
import { WhatHappens } from './what-happens'

/** What the bank is asked for, and what it means, before the investor goes there (S2.037). */
export default function ReviewPage() {
  return <WithDetails>{(details) => <OfDraft details={details} />}</WithDetails>
}

/** A draft that is not whole is finished first. */
function OfDraft({ details }: { details: MandateDetails }) {
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(mandateDraftAtom)
  const account = accountIn(details, draft.bankId)
  const { method, ...values } = draft
  const errors = mandateErrors({ ...values, ...(method && { method }) }, details.earliestStart)
  const lacksForm = method === 'PAPER' && draft.document === null
  const isWhole = account !== undefined && !lacksForm && Object.keys(errors).length === 0
  const keyless = draft.idempotencyKey === null
  useEffect(() => {
    if (!isWhole) void navigate(href(routes.eMandateDetails), { replace: true })
    else if (keyless) setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
  }, [isWhole, keyless, navigate, setDraft])
  return isWhole ? <Review draft={draft} account={account} /> : <WaitingPage title={textOf(flowTitle)} />
}

function Review({ draft, account }: { draft: MandateDraft; account: MandateAccount }) {
  const { asking, ask } = useAskBank(draft)
  const [, setDraft] = useAtom(mandateDraftAtom)
  const { method, limit, frequency, validFrom, validTill } = draft
  const upi = asking.data
  const values = { limit, frequency, validFrom, validTill }
  const anew = () => {
    // A refusal asked nothing of the bank; under the same key it would only be repeated.
    if (asking.error?.kind === 'refused')
      setDraft((last) => ({ ...last, idempotencyKey: newIdempotencyKey() }))
    ask()
  }
  const button = upi ? null : (
    <Button fullWidth busy={asking.isPending} onClick={anew}>
      {labelOf(draft, account)}
    </Button>
  )
  return (
    <Page title={t`Check your mandate`} back={{ to: href(routes.eMandateDetails), label: t`Mandate` }}>
      <Stepper {...mandateSteps(upi ? 'approve' : 'review')} />
      <SideLayout
        aside={
          <MandateSummary
            account={account}
            values={values}
            note={upi ? '' : t`We charge nothing for a mandate.`}
          >
            {asking.error && (
              <RefusalNote title={t`The bank was not asked.`}>{asking.error.message}</RefusalNote>
            )}
            <OnlyWide>{button}</OnlyWide>
          </MandateSummary>
        }
      >
        <Stack>
          {upi && <UpiCard request={upi} />}
          <Card title={textOf(method ? kindNames[methods[method].kind] : flowTitle)}>
            <DetailList
              rows={[
                { label: t`Approved by`, value: method ? textOf(methods[method].title) : '' },
                { label: t`Most in one debit`, value: formatRupeesRounded(limit ?? 0) },
                { label: t`In words`, value: rupeesInWords(limit ?? 0) },
                { label: t`How often`, value: textOf(frequencyNames[frequency]) },
                { label: t`First day`, value: formatDate(validFrom) },
                { label: t`Last day`, value: formatDate(validTill) },
                ...(draft.document ? [{ label: t`Signed form`, value: draft.document.name }] : []),
              ]}
            />
          </Card>
          <WhatHappens paper={method === 'PAPER'} />
        </Stack>
      </SideLayout>
      {button && <ActionBar>{button}</ActionBar>}
    </Page>
  )
}

function labelOf({ method }: MandateDraft, { bankName }: MandateAccount): string {
  if (method === 'PAPER') return t`Send the form to the bank`
  return method === 'UPI' ? t`Approve in your UPI app` : t`Approve at ${bankName}`
}
