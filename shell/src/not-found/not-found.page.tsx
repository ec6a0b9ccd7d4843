import { t, Trans } from '@portal/kernel/words'
import { Card, LinkButton, Page, routes, useLocation, useSession } from '@portal/kernel'
import styles from './not-found.module.css'

/** For an address that is no page of the portal: says so, and where to go on. */
export function NotFoundPage() {
  const loggedIn = useSession() !== undefined
  const { pathname } = useLocation()
  return (
    <Page title={t`Page not found`}>
      <Card>
        <div className={styles.content}>
          <h2>{t`This page does not exist`}</h2>
          <p className={styles.text}>
            <Trans>
              We found nothing at <span className={styles.address}>{pathname}</span>. The link may be old, or
              a letter may be missing.
            </Trans>
          </p>
          <div className={styles.actions}>
            <LinkButton to={loggedIn ? routes.dashboard.path : routes.login.path}>
              {loggedIn ? t`Go to Home` : t`Go to log in`}
            </LinkButton>
            {loggedIn && (
              <LinkButton variant="secondary" to={routes.exploreFunds.path}>
                {t`Explore funds`}
              </LinkButton>
            )}
          </div>
        </div>
      </Card>
    </Page>
  )
}
