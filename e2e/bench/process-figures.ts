import { readdirSync, readlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PortalProcess } from '../fixtures/portal-process'
import { until } from '../fixtures/until'

/** The environment of a server whose figures are asked for. */
export const measurable = {
  NODE_OPTIONS: [
    process.env.NODE_OPTIONS,
    '--import',
    fileURLToPath(new URL('collect-garbage.mjs', import.meta.url)),
  ].join(' '),
}

const saidBy = (portal: PortalProcess) => portal.output().match(/^collected .*$/gm) ?? []
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

/** What a process holds once all garbage is collected: else it is luck how much of that there is. */
export async function figuresOf(portal: PortalProcess) {
  const before = saidBy(portal).length
  process.kill(portal.pid, 'SIGUSR2')
  const said = await until(
    async () => saidBy(portal),
    (lines) => lines.length > before,
  )
  const { rss, heapUsed, external } = JSON.parse(
    said.at(-1)!.slice('collected '.length),
  ) as NodeJS.MemoryUsage
  const open = openFilesOf(portal.pid)
  return {
    'RSS, MB': megabytes(rss),
    'heap, MB': megabytes(heapUsed),
    'buffers, MB': megabytes(external),
    descriptors: open.length,
    sockets: open.filter((each) => each.startsWith('socket:')).length,
  }
}

/** As the operating system names them. */
const openFilesOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((each) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${each}`)]
    } catch {
      return []
    }
  })
