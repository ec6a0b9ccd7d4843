import { t, Trans } from '@portal/kernel/words'
import { Card, LinkButton, Page, type RemoteFailure, routes, useSession } from '@portal/kernel'
import { supportCode, useIsWithdrawn, useReleasedNavigation } from '@portal/kernel/internal'
import { helpline } from '../footer/footer'
import { menuOf } from '../menus/menu-entries'
import styles from './page-panel.module.css'
import { usePlaceName } from './place-name'
import UnavailableArt from './unavailable-art'

/** In the place of a page whose remote is switched off: nothing failed, and another try would not help. */
export default function WithdrawnPanel({ failure }: { failure: RemoteFailure }) {
  const said = supportCode(failure)
  return (
    <Page title={usePlaceName()}>
      <Card>
        <div className={styles.panel} role="alert">
          <UnavailableArt />
          <h2>{t`This part of the portal is closed for now`}</h2>
          <p className={styles.text}>
            {t`We are putting something right. Your money and your orders are safe, and the rest of the portal works. You see this page here as soon as it is back.`}
          </p>
          <div className={styles.actions}>
            <WayOut />
          </div>
          <p className={styles.help}>
            <Trans>
              Urgent? Call <a href={`tel:${helpline.replaceAll('-', '')}`}>{helpline}</a> and say{' '}
              <span className={styles.code}>{said}</span>
            </Trans>
          </p>
        </div>
      </Card>
    </Page>
  )
}

/** Leads to a page that opens: where Home is switched off itself, to the first other one of the top menu. */
function WayOut() {
  const loggedIn = useSession() !== undefined
  const isWithdrawn = useIsWithdrawn()
  const released = useReleasedNavigation()
  const home = loggedIn ? routes.dashboard.path : routes.login.path
  if (!isWithdrawn(home))
    return <LinkButton to={home}>{loggedIn ? t`Go to Home` : t`Go to log in`}</LinkButton>
  const other = loggedIn && menuOf(released, 'main', new Set())[0]?.entries[0]
  return other ? <LinkButton to={other.to}>{other.label}</LinkButton> : null
}
