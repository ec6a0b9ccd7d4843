import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenHere } from './listen'

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
export async function startReloadProxy({ port, backendPort }: { port: number; backendPort: number }) {
  const listeners = new Set<ServerResponse>()

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

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const { url: path = '/', method } = incoming
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const passed = request({ port, path, method, headers }, (answer) => {
    const { statusCode = 502 } = answer
    const isPage = answer.headers['content-type']?.includes('text/html') && path.startsWith('/investors')
    if (!isPage) {
      const isOfRemote = path.startsWith('/investors/remotes/')
      outgoing.writeHead(statusCode, { ...answer.headers, ...(isOfRemote && forAnyPortal) })
      answer.pipe(outgoing)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => {
      const page = Buffer.concat(parts)
        .toString()
        .replace('</head>', '<script defer src="/__dev/reload.js"></script></head>')
      const rest = { ...answer.headers }
      delete rest['content-length']
      outgoing.writeHead(statusCode, rest).end(page)
    })
  })
  passed.on('error', () => outgoing.writeHead(503).end('The backend is starting: reload in a moment.'))
  incoming.pipe(passed)
}
