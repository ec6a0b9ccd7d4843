import { Button, Card, href, queryFor, routes, useNavigate, useQuery, writeStored } from '@portal/kernel'
import { feedbackApi } from '@portal/contracts/support/feedback'

/** Leads to the feedback page when there is something to ask; else there is nothing to see. */
export function FeedbackCard({ pan }: { pan: string }) {
  const navigate = useNavigate()
  const due = useQuery(
    queryFor(feedbackApi.check, { identifier: pan, source: 'Inv_Portal', userNameID: pan }),
  )
  const reference = due.data?.reference
  if (!reference) return null
  const open = () => {
    writeStored('feedbackReference', reference)
    void navigate(href(routes.feedback))
  }
  return (
    <Card
      title="Half a minute for us?"
      subtitle="Two questions about your visit. Your answer changes what we do."
    >
      <Button fullWidth variant="secondary" icon="star" onClick={open}>
        Give feedback
      </Button>
    </Card>
  )
}
