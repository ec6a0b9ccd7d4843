import { mandateWorksText } from '@portal/contracts/format'
import {
  addDays,
  addYears,
  href,
  Page,
  routes,
  SideLayout,
  Stack,
  Stepper,
  textOf,
  useAtom,
  useNavigate,
  WaitingPage,
} from '@portal/kernel'
import { type MandateAccount, MandateMethod } from '@portal/contracts/mandates/mandate'
import { ActionBar, Button, OnlyWide, PortalForm } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useEffect, useId, useState } from 'react'
import { UtilisationCard } from './utilisation-card'
import { mandateErrors, type MandateValues } from './details-errors'
import { LimitCard } from './limit-card'
import { mandateDraftAtom, type MandateDraft, withChange } from '../shared/mandate-draft'
import { flowContext, flowTitle, mandateSteps } from './mandate-steps'
import { MandateSummary } from './mandate-summary'
import { MethodCard } from './method-card'
import { methods } from './methods'
import { accountIn, type MandateDetails, WithDetails } from './with-details'

/** How much, until when, and how it is approved (S2.037). */
export default function MandateDetailsPage() {
  return <WithDetails>{(details) => <OfDraft details={details} />}</WithDetails>
}

/** Without an account, that is first. */
function OfDraft({ details }: { details: MandateDetails }) {
  const navigate = useNavigate()
  const [draft] = useAtom(mandateDraftAtom)
  const account = accountIn(details, draft.bankId)
  useEffect(() => {
    if (!account) void navigate(href(routes.eMandateBank), { replace: true })
  }, [account, navigate])
  return account ? <Details details={details} account={account} /> : <WaitingPage title={textOf(flowTitle)} />
}

const usualYears = 5

function valuesOf(
  draft: MandateDraft,
  account: MandateAccount,
  { earliestStart }: MandateDetails,
): MandateValues {
  const { limit, frequency, method } = draft
  const validFrom = draft.validFrom >= earliestStart ? draft.validFrom : earliestStart
  const isOffered = (each: MandateMethod) => account.unavailable[methods[each].kind] === null
  return {
    limit: limit ?? 1_00_000_00,
    frequency,
    validFrom,
    validTill: draft.validTill || addDays(addYears(validFrom, usualYears), -1),
    method: [method, ...MandateMethod.options].find((each) => each && isOffered(each)) ?? 'NETBANKING',
  }
}

function Details({ details, account }: { details: MandateDetails; account: MandateAccount }) {
  const id = useId()
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(mandateDraftAtom)
  const hasDocument = draft.document !== null
  const [isFormMissing, setFormMissing] = useState(false)
  const goOn = (values: MandateValues) => {
    const lacksForm = values.method === 'PAPER' && !hasDocument
    setFormMissing(lacksForm)
    if (lacksForm) return
    setDraft((last) => withChange(last, values))
    void navigate(href(routes.eMandateReview))
  }
  const button = (
    <Button type="submit" form={id} fullWidth>
      {t`Continue to review`}
    </Button>
  )
  return (
    <Page
      title={draft.raises ? t`Raise or renew your mandate` : textOf(flowTitle)}
      context={textOf(flowContext)}
      back={{ to: href(routes.eMandateBank), label: t`Bank details` }}
    >
      <Stepper {...mandateSteps('mandate')} />
      <PortalForm<MandateValues>
        id={id}
        label={textOf(flowTitle)}
        initialValues={valuesOf(draft, account, details)}
        validate={(values) => mandateErrors(values, details.earliestStart)}
        onSubmit={goOn}
      >
        {({ values }) => (
          <SideLayout
            aside={
              <MandateSummary
                account={account}
                values={values}
                note={mandateWorksText(values.method === 'PAPER')}
              >
                <OnlyWide>{button}</OnlyWide>
              </MandateSummary>
            }
          >
            <Stack>
              <LimitCard values={values} earliest={details.earliestStart} sips={details.sips} />
              <MethodCard account={account} values={values} isFormMissing={isFormMissing && !hasDocument} />
              <UtilisationCard sips={details.sips} values={values} />
            </Stack>
          </SideLayout>
        )}
      </PortalForm>
      <ActionBar>{button}</ActionBar>
    </Page>
  )
}
