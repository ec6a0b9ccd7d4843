import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedRemote } from '@portal/build/webpack/read-remote.mjs'
import type { ChunkGroup, Compilation, Stats } from './build-steps'
import { mainOf, page, preloadWith, sending, startLines } from './page'
import { integrityOf } from './release-store'

interface PageOptions extends Pick<NamedRemote, 'pages'> {
  output: string
  publicPath: string
}

/**
 * Writes the page of one remote on its own: its entry, and what that imports at once. What each of its pages needs
 * besides is for the server, which writes it out for the page that is asked for.
 */
export function writeStandalonePage({ compilation }: Stats, { output, publicPath, pages }: PageOptions) {
  const main = mainOf(compilation)
  const entry = main.getFiles().filter(isScript)
  const early = [...main.getFiles(), ...main.getChildren().flatMap((group) => group.getFiles())]
  const attributes = (file: string) =>
    `href="${publicPath}${file}" integrity="${integrityOf(join(output, file))}" crossorigin="anonymous"`
  const preload = preloadWith(attributes)
  const preloadsOf = (files: readonly string[]) =>
    unique(files.filter((file) => !early.includes(file))).map(preload)
  const lines = [
    ...startLines(compilation, attributes),
    ...unique(early.filter((file) => !isScript(file))).map(
      (file) => `<link rel="stylesheet" ${attributes(file)}>`,
    ),
    ...unique(early.filter((file) => isScript(file) && !entry.includes(file))).map(preload),
    ...pages.map(
      ({ path, request, parts }) =>
        `<!--page ${path} ${preloadsOf(pageFiles(compilation, request, parts)).join(' ')}-->`,
    ),
    ...entry.map((file) => `<script defer ${attributes(file).replace('href', 'src')}></script>`),
  ]
  writeFileSync(join(output, 'index.html'), page(lines))
}

const isScript = (file: string) => file.endsWith('.js')
const unique = (files: readonly string[]) => [...new Set(files)]

const requestedBy = (groups: readonly ChunkGroup[], requests: readonly string[]) =>
  groups.filter(({ origins }) => origins.some(({ request }) => requests.includes(request)))

const filesOf = (groups: readonly ChunkGroup[], requests: readonly string[]) =>
  requestedBy(groups, requests).flatMap((group) => group.getFiles())

/** What the page of a link shows once its own code is there: a form, before anything is sealed or sent. */
const atOnce = ['./link-page']

function pageFiles(
  { chunkGroups, namedChunkGroups }: Compilation,
  request: string,
  parts: readonly string[],
) {
  const inner = requestedBy(chunkGroups, [request]).flatMap((group) => group.getChildren())
  const ofLink = filesOf(inner, atOnce)
  const shown = parts.flatMap((part) => namedChunkGroups.get(part)!.getFiles())
  return [
    ...filesOf(chunkGroups, [request]),
    ...shown,
    ...(ofLink.length ? ofLink : filesOf(chunkGroups, sending)),
  ]
}
