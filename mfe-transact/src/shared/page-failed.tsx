import { ErrorPanel, href, Page, routes, type ErrorPanelProps } from '@portal/kernel'
import { useConf } from './use-conf'

/** A page whose data did not come, with its ways on. */
export function PageFailed({
  title,
  what,
  ...panel
}: { title: string; what: string } & Pick<ErrorPanelProps, 'onRetry' | 'retrying'>) {
  const conf = useConf()
  return (
    <Page title={title}>
      <ErrorPanel
        title={`${what} did not load`}
        helpline={conf?.helpline}
        wayOut={{ to: href(routes.dashboard), label: 'Go to Home' }}
        {...panel}
      >
        Your money and your orders are safe.
      </ErrorPanel>
    </Page>
  )
}
