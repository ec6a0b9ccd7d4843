import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const serverFile = fileURLToPath(new URL('../../dist/slow-server.cli.mjs', import.meta.url))

interface SlowServer {
  process: ChildProcess
  port: number
  /** Resolves with the exit code and how long the end took, in milliseconds. */
  stop(): Promise<{ code: number | null; took: number }>
}

/** A server of the portal's own making, in a process of its own, with short limits where a test asks for them. */
async function slowServer(limits = {}): Promise<SlowServer> {
  const child = spawn(process.execPath, [serverFile, JSON.stringify(limits)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return {
    process: child,
    port: Number(String(line)),
    async stop() {
      const began = Date.now()
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      return { code, took: Date.now() - began }
    },
  }
}

/** A raw connection, with all that came over it and when it ended. */
function connection(port: number, text = '') {
  const socket: Socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += String(data)))
  socket.on('error', () => undefined)
  const ended = new Promise((resolve) => socket.on('close', resolve))
  const began = Date.now()
  if (text) socket.write(text)
  return {
    socket,
    received: () => received,
    ended: ended.then(() => Date.now() - began),
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const halfBody =
  'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'

test('a stop answers everything that was sent before it, and accepts nothing more', async () => {
  const server = await slowServer()
  const first = Array.from({ length: 40 }, () => connection(server.port))
  await Promise.all(first.map(({ socket }) => once(socket, 'connect')))
  // Half of them reuse a connection that has already been answered once.
  for (const { socket } of first.slice(0, 20)) socket.write(get('/fast'))
  while (!first.slice(0, 20).every(({ received }) => received().includes('fast'))) await pause(10)
  // The loop is busy when requests and signal arrive, as it is when the machine is.
  const busy = connection(server.port, get('/busy'))
  await pause(50)
  for (const { socket } of first) socket.write(get('/slow'))
  const late = Array.from({ length: 40 }, () => connection(server.port, get('/slow')))
  const stopped = server.stop()
  await Promise.all([busy, ...first, ...late].map(({ ended }) => ended))
  const cut = [...first, ...late].filter(
    ({ received }) => !received().includes('200 OK') || !received().includes('slow'),
  )
  expect(cut).toHaveLength(0)
  expect(busy.received()).toContain('busy')
  const { code, took } = await stopped
  expect(code).toBe(0)
  expect(took).toBeLessThan(20_000)
})

test('a stop answers all that was sent before it, even where each answer keeps the loop busy', async () => {
  const server = await slowServer()
  const busy = connection(server.port, get('/busy'))
  await pause(50)
  const calls = Array.from({ length: 80 }, () => connection(server.port, get('/work')))
  const stopped = server.stop()
  await Promise.all([busy, ...calls].map(({ ended }) => ended))
  expect(calls.filter(({ received }) => !received().includes('200 OK'))).toHaveLength(0)
  const { code, took } = await stopped
  expect(code).toBe(0)
  expect(took).toBeLessThan(20_000)
})

test('while it stops, new connections are refused', async () => {
  const server = await slowServer()
  const running = connection(server.port, get('/slow'))
  await pause(100)
  const stopped = server.stop()
  await pause(300)
  const tooLate = connection(server.port, get('/fast'))
  await tooLate.ended
  expect(tooLate.received()).toBe('')
  await running.ended
  expect(running.received()).toContain('slow')
  expect((await stopped).code).toBe(0)
})

test('whoever asks whether it is ready is told twice that it ends, before it refuses a connection', async () => {
  const server = await slowServer()
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status
  expect([await statusOf('/readyz'), await statusOf('/readyz')]).toEqual([200, 200])
  const stopped = server.stop()
  const told: number[] = []
  while (told.length < 2) {
    await pause(400)
    expect(await statusOf('/fast')).toBe(200)
    told.push(await statusOf('/readyz'))
  }
  expect(told).toEqual([503, 503])
  expect((await stopped).code).toBe(0)
})

test('when the command that started it is gone, it ends as cleanly as at a signal', async () => {
  const server = await slowServer()
  const running = connection(server.port, get('/slow'))
  await pause(100)
  const ended = once(server.process, 'exit')
  server.process.disconnect()
  expect((await ended)[0]).toBe(0)
  expect(running.received()).toContain('slow')
})

test('when that command is gone before it is ready, it ends too', async () => {
  const child = spawn(process.execPath, [serverFile], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  child.disconnect()
  expect((await ended)[0]).toBe(0)
})

// Those that only wait, each for a server of its own, wait at the same time, before the others run.
test.concurrent(
  'a body that stopped, a head that stopped and an idle connection do not hold a stop up',
  async () => {
    const server = await slowServer()
    const stuck = [
      connection(server.port, halfBody),
      connection(server.port, 'GET /fa'),
      connection(server.port),
    ]
    await pause(200)
    const { code, took } = await server.stop()
    expect(code).toBe(0)
    expect(took).toBeLessThan(10_000)
    await Promise.all(stuck.map(({ ended }) => ended))
  },
)

test.concurrent(
  'a call that never ends is cut, and the exit is still a clean one within 20 seconds',
  async () => {
    const server = await slowServer({ stopMs: 2000 })
    const endless = connection(server.port, get('/endless'))
    await pause(200)
    const { code, took } = await server.stop()
    expect([code, took < 10_000]).toEqual([0, true])
    await endless.ended
  },
)

test.concurrent(
  'a call that takes longer than the framework gives its own parts is answered all the same',
  async () => {
    const server = await slowServer()
    const long = connection(server.port, get('/long'))
    await pause(200)
    expect((await server.stop()).code).toBe(0)
    expect(long.received()).toContain('long')
  },
)

test('a second signal does not cut the first one short', async () => {
  const server = await slowServer()
  const running = connection(server.port, get('/slow'))
  await pause(100)
  server.process.kill('SIGTERM')
  await pause(100)
  expect((await server.stop()).code).toBe(0)
  expect(running.received()).toContain('slow')
})

test.concurrent('head, body and idle connection have a limit of their own', async () => {
  const server = await slowServer({ headersMs: 1000, requestMs: 2000, idleMs: 1000 })
  const head = connection(server.port, 'GET /fa')
  const silent = connection(server.port)
  const body = connection(server.port, halfBody)
  const idle = connection(server.port, get('/fast'))
  const times = await Promise.all([head, silent, body, idle].map(({ ended }) => ended))
  expect(head.received()).toContain('408')
  expect(body.received()).toContain('408')
  expect(idle.received()).toContain('fast')
  for (const time of times) expect(time).toBeLessThan(6000)
  await server.stop()
})
