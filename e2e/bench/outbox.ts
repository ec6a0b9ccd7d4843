import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { startTestServer } from '../../backend/tooling/test-server.mjs'
import type { Figure } from './figure'
import { type Database, runOn } from './growth-commands'

/** How long each provider takes for a message. */
const answerMs = 20
const waiting = 100_000
/** For so long each run is measured: what waits is many times more. */
const seconds = 30

interface Load {
  fell: number
  seconds: number
  cpuSeconds: number
  statements: number
  otherCall: { ratio: number }
  codes: { requested: number; median: number; longest: number }
}

/** An evening's messages, SMS and e-mail by turns, to providers on this machine, by one process and by three. */
export async function measureOutbox(folder: string): Promise<Figure[]> {
  const server = await startTestServer({ isDurable: true, settings: ['shared_buffers=1GB'] })
  if (!server) throw new Error('no PostgreSQL server starts here')
  const providers = [await listening(smsProvider()), await listening(mailProvider())]
  const [sms, mail] = providers.map((each) => (each.address() as AddressInfo).port)
  Object.assign(process.env, {
    SMS: 'http',
    SMS_URL: `http://127.0.0.1:${sms}`,
    SMS_KEY: 'a-key-of-the-bench',
    SMTP_URL: `smtp://127.0.0.1:${mail}`,
    SMTP_FROM: 'bench@neemmf.example',
    LOG_LEVEL: 'error',
  })
  try {
    const figures: Figure[] = []
    for (const processes of [1, 3]) {
      const name = `outbox_${processes}`
      await server.createDatabase(name)
      const database = { url: `${server.url}/${name}`, auditHead: join(folder, `${name}.json`) }
      figures.push(...(await measureProcesses(database, processes)))
    }
    return figures
  } finally {
    providers.forEach((each) => each.close())
    await server.stop()
  }
}

async function measureProcesses(database: Database, processes: number): Promise<Figure[]> {
  await runOn(database, 'outbox-load.cli.ts', 'fill', '--messages', String(waiting))
  const said = await Promise.all(
    Array.from({ length: processes }, (_, index) =>
      // One of them is asked for codes.
      runOn(
        database,
        'outbox-load.cli.ts',
        'deliver',
        '--seconds',
        `${seconds}`,
        ...(index ? [] : ['--codes']),
      ),
    ),
  )
  const loads = said.map((text) => JSON.parse(text) as Load)
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0)
  // Each process sees how many were left in all.
  const delivered = loads[0]!.fell
  const { codes, otherCall } = loads[0]!
  const figure = (name: string, value: number, unit: Figure['unit']): Figure => ({
    name: `messages, ${processes} process${processes > 1 ? 'es' : ''}: ${name}`,
    value,
    unit,
  })
  return [
    figure('delivered', delivered / loads[0]!.seconds, 'a second'),
    figure(
      'processor of the portal a message',
      (sum(({ cpuSeconds }) => cpuSeconds) * 1000) / delivered,
      'ms',
    ),
    figure('statements a message', sum(({ statements }) => statements) / delivered, 'statements'),
    figure('another call, of one beforehand', otherCall.ratio, 'times'),
    figure('a one-time code waits, in the middle', codes.median, 's'),
    figure('a one-time code waits, at most', codes.longest, 's'),
  ]
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const smsProvider = (): Server =>
  createServer((request, response) => {
    request.resume()
    setTimeout(() => response.end('{}'), answerMs)
  })

/** Takes every letter, and takes its time to say so. */
const mailProvider = (): Server =>
  createSocketServer((socket) => {
    let isLetter = false
    let rest = ''
    socket.on('error', () => undefined)
    socket.write('220 bench ESMTP\r\n')
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isLetter && line !== '.') continue
        if (isLetter) {
          isLetter = false
          setTimeout(() => socket.write('250 queued\r\n'), answerMs)
        } else if (line === 'DATA') {
          isLetter = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 OK\r\n')
      }
    })
  })
