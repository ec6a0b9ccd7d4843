import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { page, preloadWith, sending, startLines } from './page.mjs'
import { integrityOf } from './release-store.mjs'

/**
 * Writes the page of one remote on its own: its entry, and what that imports at once. What each of its pages needs
 * besides is for the server, which writes it out for the page that is asked for.
 */
export function writeStandalonePage({ compilation }, { output, publicPath, pages }) {
  const main = compilation.entrypoints.get('main')
  const entry = main.getFiles().filter(isScript)
  const early = [...main.getFiles(), ...main.getChildren().flatMap((group) => group.getFiles())]
  const attributes = (file) =>
    `href="${publicPath}${file}" integrity="${integrityOf(join(output, file))}" crossorigin="anonymous"`
  const preload = preloadWith(attributes)
  const preloadsOf = (files) => unique(files.filter((file) => !early.includes(file))).map(preload)
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

const isScript = (file) => file.endsWith('.js')
const unique = (files) => [...new Set(files)]

const requestedBy = (groups, requests) =>
  groups.filter(({ origins }) => origins.some(({ request }) => requests.includes(request)))

const filesOf = (groups, requests) => requestedBy(groups, requests).flatMap((group) => group.getFiles())

/** What the page of a link shows once its own code is there: a form, before anything is sealed or sent. */
const atOnce = ['./link-page']

function pageFiles({ chunkGroups, namedChunkGroups }, request, parts) {
  const inner = requestedBy(chunkGroups, [request]).flatMap((group) => group.getChildren())
  const ofLink = filesOf(inner, atOnce)
  const shown = parts.flatMap((part) => namedChunkGroups.get(part).getFiles())
  return [
    ...filesOf(chunkGroups, [request]),
    ...shown,
    ...(ofLink.length ? ofLink : filesOf(chunkGroups, sending)),
  ]
}
