import type { LifecycleProps } from '../lifecycle-props'

/** Whether this page is a part or a frame of one that is not ours. The whole portal opens beside it, for it stands in no frame. */
export const standsInPage = ({ kind }: Pick<LifecycleProps, 'kind'>): boolean =>
  kind === 'embedded' || globalThis.parent !== globalThis.window
