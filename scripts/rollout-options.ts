import { existsSync, readFileSync } from 'node:fs'
import type { ReleaseManifest } from '../shared-kernel/contracts/manifest/public'
import { fromCaller, type Options } from './release-command'
import { hashPans, ReleaseRefusal } from './release-store'

/** Who gets a version at first, as options of a command. */
export const rolloutOptions = {
  percent: {
    type: 'string',
    about: '--percent <n>   only for so many of a hundred visitors, always the same ones',
  },
  pans: { type: 'string', about: '--pans <file>   only for the investors of a list, one PAN a line' },
} satisfies Options

/** Reads them; the result makes the rollout, since hashes need the manifest's salt, or is undefined for everybody. */
export function readRollout({ percent, pans }: { percent?: string; pans?: string }) {
  if (percent === undefined && pans === undefined) return undefined
  const share = percent === undefined ? undefined : readShare(percent)
  const list = pans === undefined ? undefined : readList(fromCaller(pans))
  return async ({ salt }: ReleaseManifest) => ({
    ...(share !== undefined && { percent: share }),
    ...(list !== undefined && { pans: await hashPans(salt, list) }),
  })
}

function readShare(text: string) {
  const share = Number(text)
  if (text.trim() && share > 0 && share < 100) return share
  throw new ReleaseRefusal(
    `--percent is "${text}": a number above 0 and below 100; leave it out for everybody`,
  )
}

function readList(path: string) {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  throw new ReleaseRefusal(`There is no file ${path}`)
}
