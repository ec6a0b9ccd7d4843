import { createServer, request } from 'node:http'
import { listenHere } from './listen.mjs'

const reloadScript = `new EventSource('/__dev/changes').onmessage = () => location.reload()`

/** A portal elsewhere may be switched to a remote on this machine, and always gets what was built last. */
export const forAnyPortal = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

/**
 * Stands before the backend while developing: passes everything on, and adds to every page a script that reloads it
 * when told to. Returns the function that tells. The portal itself knows nothing of it.
 */
export async function startReloadProxy({ port, backendPort }) {
  const listeners = new Set()

  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/__dev/reload.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript)
      return
    }
    if (incoming.url === '/__dev/changes') {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      listeners.add(outgoing)
      incoming.on('close', () => listeners.delete(outgoing))
      return
    }
    passOn(incoming, outgoing, backendPort)
  })
  // Only this machine, like the sandbox behind it.
  await listenHere(server, port)
  return () => {
    for (const listener of listeners) listener.write('data: changed\n\n')
  }
}

function passOn(incoming, outgoing, port) {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const passed = request({ port, path: incoming.url, method: incoming.method, headers }, (answer) => {
    const isPage =
      answer.headers['content-type']?.includes('text/html') && incoming.url.startsWith('/investors')
    if (!isPage) {
      const isOfRemote = incoming.url.startsWith('/investors/remotes/')
      outgoing.writeHead(answer.statusCode, { ...answer.headers, ...(isOfRemote && forAnyPortal) })
      answer.pipe(outgoing)
      return
    }
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => {
      const page = Buffer.concat(parts)
        .toString()
        .replace('</head>', '<script defer src="/__dev/reload.js"></script></head>')
      const rest = { ...answer.headers }
      delete rest['content-length']
      outgoing.writeHead(answer.statusCode, rest).end(page)
    })
  })
  passed.on('error', () => outgoing.writeHead(503).end('The backend is starting: reload in a moment.'))
  incoming.pipe(passed)
}
