import { Card, errandOfVisit, href, LinkButton, routes, useInvestor } from '@portal/kernel'
import styles from './receipt.module.css'

/** After quick invest: one offer to register, with what is known already filled in (S1.043, S1.044). */
export function RegisterOffer() {
  const { registered } = useInvestor()
  if (errandOfVisit() !== 'quickInvest' || registered) return null
  return (
    <Card title="See your investment any time">
      <p>Register once. We have filled in your PAN, mobile and e-mail; you only choose a password.</p>
      <LinkButton to={href(routes.register)} variant="secondary" className={styles.register}>
        Register
      </LinkButton>
    </Card>
  )
}
