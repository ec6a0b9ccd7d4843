import { Card, href, routes, TextLink, useFigures, VisuallyHidden } from '@portal/kernel'
import { dayCount, useAnswerTime } from '../shared/periods'
import { useContact } from './help.api'
import styles from './help.module.css'

/** The way of a complaint, from us to the regulator and to conciliation. */
export function GrievanceCard() {
  const { email } = useContact()
  const answerTime = useAnswerTime()
  const days = useFigures()?.days.complaint
  return (
    <Card title="If something went wrong" subtitle="Four steps, each one if the step before did not help.">
      <ol className={styles.steps}>
        <li>
          <b>Ask us.</b> <TextLink to={href(routes.askQuery)}>Write a query</TextLink> and say what happened.
          {answerTime && ` We answer within ${answerTime}.`}
        </li>
        <li>
          <b>Write to our grievance officer.</b>{' '}
          {email ? (
            <TextLink href={`mailto:${email}?subject=For%20the%20grievance%20officer`}>{email}</TextLink>
          ) : (
            'Use the address above'
          )}
          , with the number of your query.
          {days !== undefined && ` We resolve complaints within ${dayCount(days)}.`}
        </li>
        <li>
          <b>Complain to SEBI.</b> Register your complaint on{' '}
          <Outside to="https://scores.sebi.gov.in/">SEBI SCORES</Outside>.
          {days !== undefined && ` We must reply there within ${dayCount(days)}.`}
        </li>
        <li>
          <b>Ask for conciliation.</b> On the <Outside to="https://smartodr.in/">SMART ODR portal</Outside> a
          neutral person helps to settle it online, then an arbitrator decides.
        </li>
      </ol>
    </Card>
  )
}

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <TextLink href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
