import { type Figure, inUnit, isGood } from './figure'
import type { KeptRun } from './kept-figures'

const width = 220
const height = 48
const inset = 5

interface Dot {
  label: string
  value: number
}

/** A page with a chart for each figure: every kept run from left to right, today's at the end, its bar as a dashed line. */
export function figuresPage(figures: readonly Figure[], runs: readonly KeptRun[]): string {
  const rows = figures.map((figure) => rowOf(figure, dotsOf(figure, runs)))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Figures of the portal</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #16202e; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: 0.5rem; border-bottom: 1px solid #d7dee8; }
  td.number { text-align: right; font-variant-numeric: tabular-nums; }
  .bad { color: #b3261e; font-weight: 600; }
</style>
<h1>Figures of the portal</h1>
<p>Kept by <code>npm run bench -- --keep</code>; the last dot of each line is the newest run.</p>
<table>
<thead><tr><th>Figure<th>Newest<th>Bar<th>Kept runs</thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`
}

const dotsOf = ({ name, value }: Figure, runs: readonly KeptRun[]): Dot[] => [
  ...runs.flatMap(({ on, commit, figures }) =>
    figures[name] === undefined ? [] : [{ label: `${on} ${commit}`, value: figures[name] }],
  ),
  { label: 'now', value },
]

function rowOf(figure: Figure, dots: readonly Dot[]): string {
  const { name, value, unit, atMost, atLeast } = figure
  const bar = atMost ?? atLeast
  const sign = atMost === undefined ? '≥' : '≤'
  return `<tr><td>${escaped(name)}<td class="number${isGood(figure) ? '' : ' bad'}">${inUnit(value, unit)}<td class="number">${
    bar === undefined ? '' : `${sign} ${inUnit(bar, unit)}`
  }<td>${chartOf(figure, dots, bar)}`
}

function chartOf({ name, unit }: Figure, dots: readonly Dot[], bar: number | undefined): string {
  const most = Math.max(...dots.map(({ value }) => value), bar ?? 0) || 1
  const xOf = (place: number) => inset + ((width - 2 * inset) * place) / Math.max(1, dots.length - 1)
  const yOf = (value: number) => height - inset - ((height - 2 * inset) * value) / most
  const points = dots.map(({ value }, place) => `${xOf(place).toFixed(1)},${yOf(value).toFixed(1)}`)
  const told = dots.map(({ label, value }) => `${label}: ${inUnit(value, unit)}`)
  const circles = dots.map(
    ({ value }, place) =>
      `<circle cx="${xOf(place).toFixed(1)}" cy="${yOf(value).toFixed(1)}" r="3" fill="#0b5cad"><title>${told[place]!}</title></circle>`,
  )
  const dashed =
    bar === undefined
      ? ''
      : `<line x1="0" x2="${width}" y1="${yOf(bar).toFixed(1)}" y2="${yOf(bar).toFixed(1)}" stroke="#b3261e" stroke-dasharray="4 3"/>`
  return `<svg role="img" aria-label="${escaped(`${name}. ${told.join('; ')}`)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${dashed}<polyline fill="none" stroke="#0b5cad" stroke-width="2" points="${points.join(' ')}"/>${circles.join('')}</svg>`
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
