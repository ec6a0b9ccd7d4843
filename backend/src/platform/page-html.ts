import { routes } from '@portal/contracts/wire/routes'
import { ownerOf, type RemoteRelease } from '@portal/contracts/manifest'
import type { Language } from '@portal/contracts/words'
import type { Mode } from './config'

const headPlace = '<!--page-head-->'
/** In what begins once the page is painted. */
const codePlace = '<!--page-code-->'
/** What every page needs but the log-in page, which waits for no more than it shows. */
const insidePlace = /<!--inside (.*?)-->/
/** The rest of the kernel, which most pages need. */
const wholePlace = /<!--whole (.*?)-->/
/** What letters of another language are drawn with, before any code has come: lines are higher with them. */
const lettersPlaces = /<!--letters (\w+) (.*?)-->/g
const beforeLogIn = ['/', routes.login.path]
/** What the shell's first screen shows until a page is there. */
const waiting = /<!--page-->[\s\S]*<!--\/page-->/

export interface PageRequest {
  /** What this visitor gets of every remote. */
  releases: readonly RemoteRelease[]
  /** Below the basename. */
  path: string
  mode: Mode
  /** English where nothing is said. */
  language?: Language
  /** Whether a new fund is on offer: without one the page keeps no place for its banner. */
  isOffered: boolean
  /** The page at the path as HTML, as its remote was built with it. */
  firstScreen?: string | undefined
}

/**
 * The shell's page with preloads of the remote that owns the path and of the page there, so that their code comes with
 * the shell's own, and of the rest of the kernel behind the log-in; in a sandbox it says so. Where the page's first
 * screen is known, it shows that from the first round trip on.
 */
export function pageFor(
  html: string,
  { releases, path, mode, language, isOffered, firstScreen }: PageRequest,
): string {
  const owner = ownerOf(releases, path)
  const page = owner?.pages?.find((each) => each.path === path)
  const styles = [...(owner?.styles ?? []), ...(page?.styles ?? [])]
  const shows = firstScreen !== undefined
  // What is to show at once wants its styles at once; else they are for later.
  const early = shows ? styles : []
  const head = [
    ...(mode === 'sandbox' ? ['<meta name="portal-mode" content="sandbox">'] : []),
    ...early.map((file) => preload('style', file, ofFirstPage)),
  ]
  const code = [
    ...(shows ? [] : styles.map((file) => preload('style', file))),
    ...scriptsOf(owner, page).map((file) => preload('script', file)),
  ]
  const isInside = !beforeLogIn.includes(path)
  const takesWhole = isInside && page?.takesWholeKernel !== false
  // A function, since in a text "$&" and its like would stand for something.
  return html
    .replace('<html ', (tag) => (isOffered ? tag : `${tag}data-offer="none" `))
    .replace(insidePlace, (_, inside: string) => (isInside ? inside : ''))
    .replace(wholePlace, (_, whole: string) => (takesWhole ? whole : ''))
    .replace(lettersPlaces, (_, of: string, sheet: string) => (of === language ? sheet : ''))
    .replace(headPlace, () => head.join('\n    '))
    .replace(codePlace, () => code.join('\n      '))
    .replace(waiting, (skeleton) => (shows ? skeleton + template(firstScreen) : skeleton))
}

/** What start-code.mjs puts in the place of what stands before it, once the styles are there: nothing else waits for them. */
const template = (screen: string) => `<template id="first-page">${screen}</template>`
const ofFirstPage = ' data-of="first-page"'

function scriptsOf(owner: RemoteRelease | undefined, page: ReleasedPage | undefined): ReleasedFile[] {
  if (!owner) return []
  const entry = { href: owner.entry, integrity: owner.integrity }
  return [entry, ...owner.preload, ...(page?.preload ?? [])]
}

type ReleasedFile = RemoteRelease['styles'][number]
type ReleasedPage = NonNullable<RemoteRelease['pages']>[number]

// Scripts are fetched with CORS, style sheets without: a preload of the other kind would be fetched a second time.
const ofScripts = ' crossorigin="anonymous" fetchpriority="low"'
const preload = (
  as: 'script' | 'style',
  { href, integrity }: ReleasedFile,
  more = as === 'script' ? ofScripts : '',
) => `<link rel="preload" as="${as}" href="${escaped(href)}" integrity="${escaped(integrity)}"${more}>`

export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
