import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The shell of who begins: nothing of ours that a command would take for a setting. */
const ownSettings =
  /^(npm_|PORTAL_(?!BROWSER)|DATABASE_|TEST_|OTEL_|PORT$|CI$|INIT_CWD$|NODE_ENV$|LOG_LEVEL$)/
const environment = (port: number) => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ownSettings.test(name))),
  PORT: String(port),
})

export interface RunningCommand {
  output(): string
  /** Waits until it says so; throws where it ends before, or says nothing of it for ten minutes. */
  says(text: string): Promise<void>
  /** As Ctrl+C does, to all that it started. */
  end(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Types a command into a shell in a folder. */
export function type(
  line: string,
  folder: string,
  port: number,
): RunningCommand & { ended: Promise<number> } {
  // A group of its own, as a terminal makes one.
  const child = spawn(line, {
    cwd: folder,
    shell: true,
    detached: true,
    env: environment(port),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number
  })
  return {
    output: () => output,
    ended,
    async says(text) {
      const began = Date.now()
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`)
        if (Date.now() - began > 600_000) throw new Error(`It never said ${text}:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async end(signal = 'SIGINT') {
      process.kill(-child.pid!, signal)
      return ended
    },
  }
}

/** Types a command that ends by itself, and returns what it said; throws where it failed. */
export async function typed(line: string, folder: string, port: number): Promise<string> {
  const command = type(line, folder, port)
  const code = await command.ended
  if (code !== 0) throw new Error(`It ended with ${code}:\n${command.output().slice(-4000)}`)
  return command.output()
}

export function endAll(): void {
  for (const { pid } of running)
    try {
      process.kill(-pid!, 'SIGKILL')
    } catch {
      // It ended meanwhile.
    }
}
