import { t } from '@portal/contracts/words/macros'
import { useLoaded } from '../base/inner'
import { ErrorPanel, Skeleton, SkeletonRegion } from '../feedback/public'
import type { UploadFieldProps } from './upload-field'

const load = () => import('./upload-field')

/** A file chosen or dropped, checked, sent and shown; its code is fetched when a page first has one (S5.072). */
export function UploadField(props: UploadFieldProps) {
  const { module, failed, retry } = useLoaded(load)
  if (module) return <module.UploadField {...props} />
  if (failed) return <ErrorPanel title={t`The file upload did not load`} onRetry={retry} />
  return (
    <SkeletonRegion>
      <Skeleton shape="field" />
    </SkeletonRegion>
  )
}
