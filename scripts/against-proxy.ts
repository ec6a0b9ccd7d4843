import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'
import { extname, join, normalize } from 'node:path'
import type { RemoteRelease } from '../shared-kernel/contracts/manifest/public'
import { forAnyPortal } from './dev-proxy'
import { listenHere } from './listen'
import type { Remote } from './packages'
import { openManifest } from './read-manifest'

const reloadScript = `new EventSource('/__dev/changes').onmessage = () => location.reload()`
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
/** Says that this page may take a manifest that nobody signed: the one below is changed by hand. */
const inPage =
  '<meta name="portal-mode" content="sandbox"><script defer src="/__dev/reload.js"></script></head>'

/** What the manifest names of a remote beside its releases. */
type Named = Pick<Remote, 'name' | 'owner'>
/** A release that nobody gave to anybody. */
type LocalRelease = Omit<RemoteRelease, 'releasedAt'>

interface AgainstOptions {
  port: number
  target: string
  remote: Named
  folder: string
}

/**
 * Stands on this machine before a deployed portal: everything comes from there, but one remote from `folder`. Returns
 * the function that tells pages to load anew, given the release that was just built.
 */
export async function startAgainstProxy({ port, target, remote, folder }: AgainstOptions) {
  const listeners = new Set<ServerResponse>()
  const state: { release: LocalRelease | undefined } = { release: undefined }
  const { name } = remote
  const local = `/investors/remotes/${name}/`
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname
    if (path === '/__dev/reload.js')
      return void outgoing.writeHead(200, { 'content-type': types['.js'] }).end(reloadScript)
    if (path === '/__dev/changes') return listen(incoming, outgoing, listeners)
    if (path.startsWith(`${local}dev/`))
      return sendFile(outgoing, join(folder, normalize(path.slice(local.length))))
    passOn({ incoming, outgoing, target, change: changeOf(path, remote, state) })
  })
  // Only this machine: what passes carries somebody's session with the deployed portal.
  await listenHere(server, port)
  console.log(`${name} from source, the rest from ${target}: http://localhost:${port}/investors/`)
  return (release: LocalRelease) => {
    state.release = release
    for (const listener of listeners) listener.write('data: changed\n\n')
  }
}

function listen(incoming: IncomingMessage, outgoing: ServerResponse, listeners: Set<ServerResponse>) {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  listeners.add(outgoing)
  incoming.on('close', () => listeners.delete(outgoing))
}

function sendFile(outgoing: ServerResponse, path: string) {
  if (!existsSync(path)) return void outgoing.writeHead(404).end()
  outgoing.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    ...forAnyPortal,
  })
  createReadStream(path).pipe(outgoing)
}

/** How an answer is changed on its way; undefined for what passes as it is. */
function changeOf(path: string, remote: Named, { release }: { release: LocalRelease | undefined }) {
  // Until it is built here, the deployed one is shown.
  if (path === '/investors/remotes.json')
    return release && ((text: string) => withRelease(text, remote, release))
  const isPage = path.startsWith('/investors') && !extname(path)
  return isPage ? (text: string) => withoutPreloads(text, remote).replace('</head>', inPage) : undefined
}

/** The page without the code of the deployed version, which would be fetched and never run. */
export const withoutPreloads = (page: string, { name }: { name: string }) =>
  page.replace(new RegExp(`\\s*<link rel="preload"[^>]*/remotes/${name}/[^>]*>`, 'g'), '')

/** The deployed manifest with the release of this machine in the place of all of that remote's. */
export function withRelease(text: string, { name, owner }: Named, release: LocalRelease) {
  const manifest = openManifest(text)
  const known = manifest.remotes.filter((remote) => remote.name !== name)
  const releases = [{ ...release, releasedAt: new Date().toISOString() }]
  const fromHere = { name, owner, live: release.version, history: [], revoked: [], releases }
  return JSON.stringify({ ...manifest, remotes: [...known, fromHere] })
}

interface Passing {
  incoming: IncomingMessage
  outgoing: ServerResponse
  target: string
  change: ((text: string) => string) | undefined
}

function passOn({ incoming, outgoing, target, change }: Passing) {
  const address = new URL(incoming.url ?? '/', target)
  const headers = { ...incoming.headers, host: address.host, 'accept-encoding': 'identity' }
  if (headers.origin) headers.origin = address.origin
  const send = address.protocol === 'https:' ? secureRequest : plainRequest
  const passed = send(address, { method: incoming.method, headers }, (answer) => {
    const kept = { ...answer.headers }
    delete kept['strict-transport-security']
    if (!change || answer.statusCode !== 200) {
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      answer.pipe(outgoing)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => {
      delete kept['content-length']
      outgoing.writeHead(200, kept).end(change(Buffer.concat(parts).toString()))
    })
  })
  passed.on('error', () => outgoing.writeHead(502).end(`${target} does not answer.`))
  incoming.pipe(passed)
}
