import {
  ActionBar,
  Button,
  Card,
  EmptyState,
  FormChoiceRows,
  href,
  LinkButton,
  message,
  Note,
  OnlyWide,
  Page,
  PortalForm,
  routes,
  SideLayout,
  Stack,
  Stepper,
  textOf,
  useAtom,
  useNavigate,
  useSearchParams,
  visitMode,
  wordOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { MandateAccount } from '@portal/contracts/mandates/mandate'
import { useEffect, useId } from 'react'
import { accountName } from '../shared/mandate-words'
import { type MandateDraft, mandateDraftAtom, withChange } from '../shared/mandate-draft'
import { flowContext, flowTitle, mandateSteps } from './mandate-steps'
import { WhatHappens } from './what-happens'
import { type MandateDetails, WithDetails } from './with-details'

/** Which account the mandate is on (S2.037). */
export default function BankDetailsPage() {
  useWayBack()
  return <WithDetails>{(details) => <BankDetails details={details} />}</WithDetails>
}

/** Remembers where the flow was begun, so that its end leads there. */
function useWayBack(): void {
  const [query] = useSearchParams()
  const [, setDraft] = useAtom(mandateDraftAtom)
  const isSip = query.get('back') === 'sip'
  useEffect(() => {
    if (isSip) setDraft((last) => ({ ...last, backTo: 'sip' }))
  }, [isSip, setDraft])
}

/** Who came by a link for one mandate sees no list of them. */
const back = () =>
  visitMode() === 'eMandateStandalone' ? {} : { back: { to: href(routes.eMandate), label: t`Your mandates` } }

function BankDetails({ details: { accounts } }: { details: MandateDetails }) {
  const id = useId()
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(mandateDraftAtom)
  if (!accounts.some(isUsable)) return <NoAccount accounts={accounts} />
  const goOn = ({ bankId }: Pick<MandateDraft, 'bankId'>) => {
    const isOther = bankId !== draft.bankId
    setDraft((last) => withChange(last, { bankId, ...(isOther && { raises: null, method: null }) }))
    void navigate(href(routes.eMandateDetails))
  }
  const button = (
    <Button type="submit" form={id} fullWidth>
      {t`Continue`}
    </Button>
  )
  return (
    <Page title={textOf(flowTitle)} context={textOf(flowContext)} {...back()}>
      <Stepper {...mandateSteps('bank')} />
      <SideLayout aside={<WhatHappens paper={false} />} asideLabel={t`What happens next`}>
        <PortalForm
          id={id}
          label={textOf(flowTitle)}
          initialValues={{ bankId: chosen(accounts, draft) }}
          validate={({ bankId }) => (bankId ? {} : { bankId: t`Choose an account` })}
          onSubmit={goOn}
        >
          <Card title={t`Which account pays?`}>
            <Stack gap="fields">
              <FormChoiceRows<string>
                name="bankId"
                label={t`Bank account`}
                options={accounts.map(optionOf)}
              />
              <OnlyWide>{button}</OnlyWide>
            </Stack>
          </Card>
        </PortalForm>
      </SideLayout>
      <ActionBar>{button}</ActionBar>
    </Page>
  )
}

const isUsable = ({ unavailable }: MandateAccount) => Object.values(unavailable).some((each) => each === null)

const chosen = (accounts: readonly MandateAccount[], { bankId }: MandateDraft): string | null =>
  accounts.find((each) => each.bankId === bankId && isUsable(each))?.bankId ??
  accounts.find(isUsable)?.bankId ??
  null

function optionOf(account: MandateAccount) {
  const { bankId, accountType, ifscCode, unavailable } = account
  return {
    value: bankId,
    title: accountName(account),
    description: `${wordOf(accountType)} · ${ifscCode}`,
    icon: 'bank' as const,
    // The online way is what most choose, so its reason is the one to read.
    ...(!isUsable(account) && { unavailable: unavailable.EMANDATE ?? '' }),
    ...(isUsable(account) && { details: <Ways account={account} /> }),
  }
}

/** What the bank of an account is eligible for, and why not for all of it (S8.037). */
function Ways({ account: { unavailable } }: { account: MandateAccount }) {
  const { EMANDATE: why, UPI_AUTOPAY: whyNoUpi } = unavailable
  if (why === null) return <p>{message('eligibleBank', { channel: t`Netbanking` })}</p>
  return (
    <Note compact>
      {why} {whyNoUpi === null && `${message('eligibleBank', { channel: t`Biller, in your UPI app` })} `}
      {t`Other ways are on the next page.`}
    </Note>
  )
}

function NoAccount({ accounts }: { accounts: readonly MandateAccount[] }) {
  const [first] = accounts
  return (
    <Page title={textOf(flowTitle)} {...back()} width="narrow">
      <EmptyState
        fullPage
        title={first ? t`None of your accounts can have a mandate now` : t`You have no bank account with us`}
        action={<LinkButton to={href(routes.bankList)}>{t`Add a bank account`}</LinkButton>}
      >
        {first?.unavailable.EMANDATE ?? t`Add one to a folio first.`}
      </EmptyState>
    </Page>
  )
}
