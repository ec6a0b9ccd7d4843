import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net'

export interface StubAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Takes the call and never answers; 'cut' ends the connection. */
  silent?: 'hang' | 'cut'
}

/** A provider that answers as it is told, and keeps what it got. */
export async function httpStub() {
  const calls: { url: string; headers: IncomingMessage['headers']; body: string }[] = []
  let next: StubAnswer[] = [{}]
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => void (body += part.toString('utf8')))
    request.on('end', () => {
      calls.push({ url: request.url ?? '', headers: request.headers, body })
      // The last one stays.
      answer(response, (next.length > 1 ? next.shift() : next[0]) ?? {})
    })
  })
  const url = await listening(server)
  return {
    url,
    calls,
    answers: (...inTurn: StubAnswer[]) => void (next = inTurn),
    /** How long a client waits for it: briefly only where it waits in vain, since a busy machine answers late. */
    timeoutMs: () => (next.some(({ silent }) => silent === 'hang') ? 200 : 20_000),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(response: ServerResponse, { status = 200, headers, body = '', silent }: StubAnswer): void {
  if (silent === 'hang') return
  if (silent === 'cut') return void response.destroy()
  response.writeHead(status, headers).end(body)
}

/** A mail server that greets and says one line to every recipient, "250 OK" or another, or breaks off. */
export async function smtpStub() {
  let toRecipient: string | undefined = '250 OK'
  let greeting: string | undefined = '220 stub ESMTP'
  const letters: string[] = []
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    let isLetter = false
    let letter = ''
    let rest = ''
    socket.on('error', () => undefined)
    sockets.add(socket)
    if (greeting !== undefined) socket.write(`${greeting}\r\n`)
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isLetter && line !== '.') {
          letter += `${line}\n`
          continue
        }
        if (isLetter) {
          letters.push(letter)
          isLetter = false
          socket.write('250 queued\r\n')
        } else if (line.startsWith('RCPT') && toRecipient === undefined) socket.destroy()
        else if (line.startsWith('RCPT')) socket.write(`${toRecipient}\r\n`)
        else if (line === 'DATA') {
          isLetter = true
          letter = ''
          socket.write('354 go on\r\n')
        } else socket.write('250 OK\r\n')
      }
    })
  })
  const url = (await listening(server)).replace('http:', 'smtp:')
  return {
    url,
    letters,
    /** What it says to each recipient; undefined: it ends the connection. */
    says: (line: string | undefined) => void (toRecipient = line),
    /** How it begins; undefined: with nothing, for ever. */
    greets: (line: string | undefined) => void (greeting = line),
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function listening(server: ReturnType<typeof createServer> | ReturnType<typeof createSocketServer>) {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
