import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { listenHere } from './listen'
import { root } from './packages'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const pictures = '/api/v1/image/'

/** As strict as the portal's own, so that a part that would break there breaks here. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'"

function fileOf(path: string) {
  const folder = path.startsWith(pictures) ? 'backend/assets/images' : 'dist/gallery'
  const name = path.startsWith(pictures) ? path.slice(pictures.length) : path
  return join(root, folder, normalize(`/${name === '/' ? 'index.html' : name}`))
}

/** Serves the built gallery on a port of this machine; 0 takes a free one. */
export function serveGallery(port: number) {
  const server = createServer((request, reply) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://gallery').pathname)
    if (!existsSync(file) || !statSync(file).isFile()) {
      reply.writeHead(404).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    reply.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
    createReadStream(file).pipe(reply)
  })
  return listenHere(server, port)
}
