import type { Server } from 'node:http'

/** Listens on a port of this machine alone; says in a sentence that it is taken. */
export function listenHere(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const refused = ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE' ? `port ${port} is taken: end what listens there, or set PORT` : message,
        ),
      )
    server.once('error', refused)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', refused)
      resolve(server)
    })
  })
}
