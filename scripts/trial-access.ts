import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { DOMWindow } from 'jsdom'

/** Rules that look at what only a layout or a style sheet shows, of which a trial has neither. */
const needLayout = [
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
]

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  preload: false,
}

/** What axe leaves in a window that ran it. */
interface Axe {
  run(within: string, options: RunOptions): Promise<AxeResults>
}

/** Why a page that stands cannot be used by everybody, by the rules of axe on what its remote drew; undefined where it can. */
export async function inaccessible(window: DOMWindow) {
  window.eval(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  const axe: Axe = window.axe
  const { violations } = await axe.run('#portal main', options)
  const said = violations.map(({ id, help, nodes }) => `${id}: ${help}, at ${nodes[0]?.target.join(' ')}`)
  return said.length ? said.join('; ') : undefined
}
