import { Button, Card, formatDate, FormTextArea, limits, Note, PortalForm, Stack } from '@portal/kernel'
import type { TicketDetails } from '@portal/contracts/support/support-ticket'
import { useState } from 'react'
import { useTicketActs } from './help.api'
import { AttachmentsField, useAttachments } from './attachments-field'
import { useRefused, written } from './use-refused'

const titles = {
  open: 'Add to your query',
  needsReply: 'We need your reply',
  answered: 'Is something still open?',
  closed: 'Reopen this query',
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
  const until = details.reopenUntil && `You can reopen it until ${formatDate(details.reopenUntil)}.`
  return (
    <Card title={titles[state]} subtitle={until}>
      <PortalForm<{ text?: string }> key={turn} label="Your reply" onSubmit={submit}>
        {({ submitting }) => (
          <Stack gap="fields">
            {refused && (
              <Note tone="negative" role="alert">
                {refused}
              </Note>
            )}
            <FormTextArea
              name="text"
              label="Your message"
              maxLength={limits.text.query}
              validate={written('Write your message.')}
            />
            <AttachmentsField attachments={attachments} />
            <div>
              <Button type="submit" busy={submitting || attachments.sending}>
                {state === 'closed' ? 'Reopen query' : 'Send reply'}
              </Button>
            </div>
          </Stack>
        )}
      </PortalForm>
    </Card>
  )
}
