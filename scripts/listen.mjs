/** Listens on a port of this machine alone; says in a sentence that it is taken. */
export function listenHere(server, port) {
  return new Promise((resolve, reject) => {
    const refused = ({ code, message }) =>
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
