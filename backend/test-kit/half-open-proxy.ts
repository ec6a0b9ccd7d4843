import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface HalfOpenProxy {
  /** The address of the database through it. */
  url: string
  /**
   * Passes nothing on any more and closes nothing, over the connections that there are and new ones, as a network that
   * drops what is sent. Returns what lets new connections through; the old ones stay silent for ever.
   */
  stall(): () => void
  /**
   * Lets the `nth` statement from now on that holds this text through to the server, whose answer to it, and to all that
   * comes after over that connection, is lost. Returns what forgets this, where there was no such statement.
   */
  loseAnswerTo(text: string, nth?: number): () => void
  /** What was lost: chunks that were not passed on, and connections that fell silent and were closed by nobody then. */
  lost(): { chunks: number; connections: number }
  stop(): Promise<void>
}

interface Wire {
  client: Socket
  server: Socket
  isSilent: boolean
}

/** A TCP proxy between the portal and its database that can fall silent without closing. */
export async function startHalfOpenProxy(databaseUrl: string): Promise<HalfOpenProxy> {
  const { hostname, port, pathname } = new URL(databaseUrl)
  const folder = decodeURIComponent(hostname)
  const wires = new Set<Wire>()
  const lost = { chunks: 0, connections: 0 }
  let isStalled = false
  let lossy: { text: string; left: number } | undefined

  function silence(wire: Wire): void {
    if (wire.isSilent) return
    wire.isSilent = true
    if (!wire.client.destroyed && !wire.server.destroyed) lost.connections += 1
  }
  function losesAnswer(chunk: Buffer): boolean {
    if (!lossy || !chunk.includes(lossy.text)) return false
    lossy.left -= 1
    if (lossy.left > 0) return false
    lossy = undefined
    return true
  }
  const listener = createServer((client) => {
    const server = folder.startsWith('/')
      ? connect(`${folder}/.s.PGSQL.${port}`)
      : connect(Number(port), hostname)
    const wire: Wire = { client, server, isSilent: false }
    if (isStalled) silence(wire)
    wires.add(wire)
    client.on('data', (chunk) => {
      if (wire.isSilent) lost.chunks += 1
      else server.write(chunk)
      if (losesAnswer(chunk)) silence(wire)
    })
    server.on('data', (chunk) => {
      if (wire.isSilent) lost.chunks += 1
      else client.write(chunk)
    })
    // An end is no more passed on than anything else.
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const)
      from.on('error', () => undefined).on('close', () => wire.isSilent || to.destroy())
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port: own } = listener.address() as AddressInfo
  return {
    url: `postgres://portal:portal@127.0.0.1:${own}${pathname}`,
    stall() {
      isStalled = true
      for (const wire of wires) silence(wire)
      return () => void (isStalled = false)
    },
    loseAnswerTo(text, nth = 1) {
      lossy = { text, left: nth }
      return () => void (lossy = undefined)
    },
    lost: () => ({ ...lost }),
    async stop() {
      for (const { client, server } of wires) {
        client.destroy()
        server.destroy()
      }
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
