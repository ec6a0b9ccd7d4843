import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What goes wrong at a registry: an answer in place of its own, or none. */
export type ServerFault = { status?: number; body: string } | 'silence' | 'hang up'

export interface FaultyServer {
  url: string
  /** What it answers when nothing goes wrong. */
  answer: (body: string, request: IncomingMessage) => string
  /** What goes wrong from now on; undefined: nothing any more. */
  fault: ServerFault | undefined
  /** How long a client waits for it: briefly only where it waits in vain, since a busy machine answers late. */
  readonly timeoutMs: number
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** A registry of a test that can go wrong in every way that one over HTTP does. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const own: FaultyServer = {
    url: '',
    answer: () => '',
    fault: undefined,
    get timeoutMs() {
      return own.fault === 'silence' ? 300 : 20_000
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const { fault } = own
    if (fault === 'silence') return
    if (fault === 'hang up') {
      request.socket.destroy()
      return
    }
    response.writeHead(fault?.status ?? 200, { connection: 'close' })
    response.end(fault?.body ?? own.answer(body, request))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  own.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return own
}
