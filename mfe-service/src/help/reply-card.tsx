import {
  Button,
  Card,
  formatDate,
  FormTextArea,
  limits,
  Note,
  PortalForm,
  Stack,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { TicketDetails } from '@portal/contracts/support/support-ticket'
import { useState } from 'react'
import { useTicketActs } from './help.api'
import { AttachmentsField, useAttachments } from './attachments-field'
import { useRefused, written } from './use-refused'

const titles = {
  open: msg`Add to your query`,
  needsReply: msg`We need your reply`,
  answered: msg`Is something still open?`,
  closed: msg`Reopen this query`,
} as const

/** The investor's next word, with papers; on an answered or closed query it reopens it. */
export function ReplyCard({ details }: { details: TicketDetails }) {
  const { number, state } = details.case
  const { reply } = useTicketActs(number)
  const { refused, attempt } = useRefused()
  const attachments = useAttachments()
  // What was sent leaves an empty form; what was refused stays.
  const [turn, setTurn] = useState(0)
  const submit = ({ text = '' }: { text?: string }) =>
    attempt(async () => {
      await reply.mutateAsync({ text, documentIds: attachments.list.map(({ documentId }) => documentId) })
      attachments.clear()
      setTurn((now) => now + 1)
    })
  const day = details.reopenUntil && formatDate(details.reopenUntil)
  return (
    <Card title={textOf(titles[state])} subtitle={day && t`You can reopen it until ${day}.`}>
      <PortalForm<{ text?: string }> key={turn} label={t`Your reply`} onSubmit={submit}>
        {({ submitting }) => (
          <Stack gap="fields">
            {refused && (
              <Note tone="negative" role="alert">
                {refused}
              </Note>
            )}
            <FormTextArea
              name="text"
              label={t`Your message`}
              maxLength={limits.text.query}
              validate={written(t`Write your message.`)}
            />
            <AttachmentsField attachments={attachments} />
            <div>
              <Button type="submit" busy={submitting || attachments.sending}>
                {state === 'closed' ? t`Reopen query` : t`Send reply`}
              </Button>
            </div>
          </Stack>
        )}
      </PortalForm>
    </Card>
  )
}
