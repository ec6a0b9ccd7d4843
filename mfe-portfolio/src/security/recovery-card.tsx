import { Card, href, LinkButton, routes } from '@portal/kernel'

/** Where codes go, and what a recovery asks. */
export function RecoveryCard() {
  return (
    <Card
      title="Recovery details"
      subtitle="Your mobile and e-mail for one-time codes."
      action={
        <LinkButton variant="secondary" size="sm" to={href(routes.recoveryDetails)}>
          See and change
        </LinkButton>
      }
    >
      <p>They bring you back in if you forget your password.</p>
    </Card>
  )
}
