import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Network } from './page-loads'

/** A slow connection to a server, for the page and its service worker alike. */
export interface SlowLine {
  url: string
  /** What came from the server so far. */
  bytes(): number
  /** Resolves when nothing has come for a while. */
  quiet(): Promise<void>
  stop(): void
}

const quietMilliseconds = 2000

/** Answers take the line's latency, and share its width. */
export async function slowLine(to: string, network: Network): Promise<SlowLine> {
  const { port } = new URL(to)
  const sockets = new Set<Socket>()
  let bytes = 0
  let free = 0
  let last = performance.now()
  const arrival = (size: number): number => {
    last = performance.now()
    bytes += size
    free = Math.max(free, last) + (size * 8) / network.kilobitsPerSecond
    return free + network.latencyMilliseconds
  }
  const server = createServer((client) => {
    const upstream = connect(Number(port), 'localhost')
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()))
    client.pipe(upstream)
    let sent = Promise.resolve()
    const later = (size: number, deliver: () => void) => {
      const at = arrival(size)
      sent = sent.then(() => pause(at - performance.now())).then(deliver)
    }
    upstream.on('data', (chunk: Buffer) => later(chunk.length, () => client.write(chunk)))
    upstream.on('end', () => later(0, () => client.end()))
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    async quiet() {
      last = performance.now()
      while (performance.now() - last < quietMilliseconds) await pause(100)
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
