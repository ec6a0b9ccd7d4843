/** What a build and a release put into the folder for browsers. Whatever else lies there is nobody's business outside. */
const served = [
  /^(shell|remotes|embed|standalone)\/(?:[\w@~-][\w@.~-]*\/)*[\w@~-][\w@.~-]*$/,
  /^(service-worker\.js|manifest(-[a-z]{2})?\.webmanifest|(offline(-[a-z]{2})?|beside)\.html|offline\.css|icon\.svg|icon-(maskable-)?\d+\.png)$/,
]
/** A source map holds the sources: only a build that runs from source has one for its browser. */
const privateMap = /^(?!(?:.*\/)?dev\/).*\.map(\.(gz|br))?$/i
/** A segment that is empty, hidden or leads up, or a sign that some system takes for a slash. */
const oddSegment = /(^|\/)[/.]|\\/

/** Whether what follows /investors/ can be the path of a page or a file at all. */
export const isPath = (path: string): boolean => !oddSegment.test(path)

/** Whether a file of the portal's folder is meant for browsers, by its path there. */
export const isServedFile = (path: string): boolean =>
  served.some((each) => each.test(path)) && !privateMap.test(path)
