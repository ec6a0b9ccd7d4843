import {
  Button,
  Card,
  href,
  LinkButton,
  mandateAnswerText,
  Note,
  Page,
  routes,
  Stack,
  useIsOffered,
  useSetAtom,
  visitMode,
} from '@portal/kernel'
import type { PendingMandate } from '@portal/kernel/contracts/sip'
import { draftAtom } from '../../transaction/draft'
import { withChange } from '../purchase/purchase-draft'
import { payerText } from '../../shared/sip-words'
import { TypeChoice } from '../purchase/where-cards'

/** Says that a SIP needs a mandate, with the ways on: setting one up, where that is offered, and investing once. */
export function NoMandate({ title, pending }: { title: string; pending: readonly PendingMandate[] }) {
  // Its session makes no mandate.
  const isQuick = visitMode() === 'quickInvest'
  const offered = useIsOffered(routes.eMandate) && !isQuick
  const setDraft = useSetAtom(draftAtom)
  const once = () => setDraft((last) => withChange(last, { transactionType: 'LUMPSUM' }))
  return (
    <Page title={title} back={{ to: href(routes.exploreFunds), label: 'Explore funds' }}>
      <Card title="How do you want to invest?">
        <Stack gap="fields">
          <TypeChoice />
          <Note tone="warning" title="You have no active mandate">
            A mandate lets your bank pay each instalment. You can start a SIP once you have one.
            {isQuick && ' Log in to set it up, or invest once now.'}
          </Note>
          {pending.map((each) => (
            <Note key={each.registrationId} icon="clock" title={`${payerText(each)} cannot pay yet.`} compact>
              Your bank is registering this mandate.
              {each.expectedOn && ` ${mandateAnswerText(each.expectedOn)}`}
            </Note>
          ))}
          {offered && (
            <LinkButton to={href(routes.eMandateBank, { back: 'sip' })} fullWidth>
              Set up a mandate
            </LinkButton>
          )}
          <Button variant={offered ? 'secondary' : 'primary'} fullWidth onClick={once}>
            Invest once instead
          </Button>
        </Stack>
      </Card>
    </Page>
  )
}
