/**
 * Files named after their content, or in the folder of one version: what they hold never changes. Except in the folder
 * of a development server, which keeps its name and changes with every edit.
 */
const immutable =
  /^\/investors\/(shell\/.+\.[0-9a-f]{8}|remotes\/[a-z-]+\/(?!dev\/)[\w.+-]+\/.+)\.(js|css|woff2|svg|png)$/

/** Whether the service worker keeps a file of this site: never a page, a manifest, the settings or an API answer. */
export const isKeptFile = (pathname: string): boolean => immutable.test(pathname)
