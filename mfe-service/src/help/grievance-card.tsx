import { Card, href, routes, TextLink, useFigures, VisuallyHidden } from '@portal/kernel'
import { plural, t, Trans } from '@portal/kernel/words'
import { useAnswerTime } from '../shared/periods'
import { useContact } from './help.api'
import styles from './help.module.css'

/** The way of a complaint, from us to the regulator and to conciliation. */
export function GrievanceCard() {
  const { email } = useContact()
  const answerTime = useAnswerTime()
  const days = useFigures()?.days.complaint
  return (
    <Card
      title={t`If something went wrong`}
      subtitle={t`Four steps, each one if the step before did not help.`}
    >
      <ol className={styles.steps}>
        <li>
          <Trans>
            <b>Ask us.</b> <TextLink to={href(routes.askQuery)}>Write a query</TextLink> and say what
            happened.
          </Trans>
          {answerTime && ` ${answerTime}`}
        </li>
        <li>
          {email ? (
            <Trans>
              <b>Write to our grievance officer.</b>{' '}
              <TextLink href={`mailto:${email}?subject=For%20the%20grievance%20officer`}>{email}</TextLink>,
              with the number of your query.
            </Trans>
          ) : (
            <Trans>
              <b>Write to our grievance officer.</b> Use the address above, with the number of your query.
            </Trans>
          )}
          {days !== undefined &&
            ` ${plural(days, {
              one: 'We resolve complaints within # day.',
              other: 'We resolve complaints within # days.',
            })}`}
        </li>
        <li>
          <Trans>
            <b>Complain to SEBI.</b> Register your complaint on{' '}
            <Outside to="https://scores.sebi.gov.in/">SEBI SCORES</Outside>.
          </Trans>
          {days !== undefined &&
            ` ${plural(days, {
              one: 'We must reply there within # day.',
              other: 'We must reply there within # days.',
            })}`}
        </li>
        <li>
          <Trans>
            <b>Ask for conciliation.</b> On the <Outside to="https://smartodr.in/">SMART ODR portal</Outside>{' '}
            a neutral person helps to settle it online, then an arbitrator decides.
          </Trans>
        </li>
      </ol>
    </Card>
  )
}

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const

function Outside({ to, children }: { to: string; children: string }) {
  return (
    <TextLink href={to} {...inNewTab}>
      {children}
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </TextLink>
  )
}
