import { t, Trans } from '@portal/kernel/words'
import {
  Button,
  Card,
  LinkButton,
  Page,
  RemoteFailure,
  routes,
  toRemoteFailure,
  useAtomValue,
  useSession,
  type LoadFailureCode,
} from '@portal/kernel'
import {
  usePageHandle,
  supportCode,
  useRetryPage,
  useRouteError,
  isVersionHeld,
} from '@portal/kernel/internal'
import { Suspense, useEffect } from 'react'
import { optionalPart } from '../dialogs/optional-part'
import { unsignedManifestAtom } from '../federation/unsigned-manifest'
import { helpline } from '../footer/footer'
import { reportFailure } from '../telemetry/report-failure'
import { usePlaceName } from './place-name'
import { failureText } from './failure-text'
import styles from './page-panel.module.css'
import { isHardReload } from '../guards/hard-reload'
import { useInFlow } from '../page/use-in-flow'
import { reloadDelayMs, reloadsForChunk } from './chunk-reload'
import { reloadPage } from './reload-page'

/** As the browser says: what lies with the history entry is gone once another version was tried in it. */
const lastReloadAt = (): number | undefined => (isHardReload() ? performance.timeOrigin : undefined)

/** Loads the page anew, once, when its code is gone (S4.023). */
function useReloadForChunk(code: LoadFailureCode): void {
  const inFlow = useInFlow()
  useEffect(() => {
    const failure = {
      code,
      inFlow: inFlow || isVersionHeld(),
      offline: !navigator.onLine,
      lastReloadAt: lastReloadAt(),
      now: Date.now(),
    }
    if (!reloadsForChunk(failure)) return
    const timer = setTimeout(reloadPage, reloadDelayMs)
    return () => clearTimeout(timer)
  }, [code, inFlow])
}

const WithdrawnPanel = optionalPart(() => import('./withdrawn-panel'))
const ComingPage = optionalPart(() => import('./coming-page'))
const UnavailableArt = optionalPart(() => import('./unavailable-art'))

/** In the place of a page that did not open or broke; header and footer stay, the rest of the portal works. */
export function PagePanel() {
  const error = useRouteError()
  const handle = usePageHandle()
  const failure = toRemoteFailure(error, 'LOAD-009', handle?.remote ?? 'shell', handle?.version ?? '')
  const place = usePlaceName()
  if (failure.code === 'LOAD-008')
    return (
      <Page title={place}>
        <Suspense fallback={null}>
          <ComingPage />
        </Suspense>
      </Page>
    )
  if (failure.code === 'LOAD-014')
    return (
      <Suspense fallback={null}>
        <WithdrawnPanel failure={failure} />
      </Suspense>
    )
  return (
    <Failure
      key={`${failure.remote} ${failure.code}`}
      failure={failure}
      crashed={!(error instanceof RemoteFailure)}
    />
  )
}

function Failure({ failure, crashed }: { failure: RemoteFailure; crashed: boolean }) {
  const { code, remote, version, stage } = failure
  const place = usePlaceName()
  const { retry, retrying } = useRetryPage(remote)
  const loggedIn = useSession() !== undefined
  const isUnsigned = useAtomValue(unsignedManifestAtom)
  const { title, text, canRetry } = failureText(code)
  const said = supportCode(failure)
  useEffect(() => {
    if (crashed) reportFailure({ kind: 'page-crash', code, remote, version, stage })
  }, [crashed, code, remote, version, stage])
  useReloadForChunk(code)
  return (
    <Page title={place}>
      <Card>
        <div className={styles.panel} role="alert">
          <Suspense fallback={null}>
            <UnavailableArt />
          </Suspense>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>
            {canRetry && (
              <Button icon="retry" busy={retrying} onClick={retry}>
                {t`Try again`}
              </Button>
            )}
            <LinkButton
              variant={canRetry ? 'secondary' : 'primary'}
              to={loggedIn ? routes.dashboard.path : routes.login.path}
            >
              {loggedIn ? t`Go to Home` : t`Go to log in`}
            </LinkButton>
          </div>
          <p className={styles.help}>
            <Trans>
              Urgent? Call <a href={`tel:${helpline.replaceAll('-', '')}`}>{helpline}</a> and say{' '}
              <span className={styles.code}>{said}</span>
            </Trans>
          </p>
          {isUnsigned && <p className={styles.help}>Sandbox: remotes.json is not signed (LOAD-011).</p>}
        </div>
      </Card>
    </Page>
  )
}
