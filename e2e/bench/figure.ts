/** One thing that was measured, and how good it must be. */
export interface Figure {
  /** The same from one run to the next: kept figures are found by it. */
  name: string
  value: number
  unit:
    'times' | 'ms' | 'bytes' | 'requests' | 'a second' | 'statements' | 'points' | 'errors' | 'log-ins' | 's'
  /** Where the bench fails; a figure without one is only told. */
  atMost?: number
  atLeast?: number
}

export const isGood = ({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean =>
  value <= atMost && value >= atLeast

const digits: Partial<Record<Figure['unit'], number>> = { times: 3, ms: 1, statements: 1, s: 1 }

export const inUnit = (value: number, unit: Figure['unit']): string =>
  `${value.toLocaleString('en-IN', { maximumFractionDigits: digits[unit] ?? 0 })} ${unit}`

const barOf = ({ unit, atMost, atLeast }: Figure): string => {
  if (atMost !== undefined) return `at most ${inUnit(atMost, unit)}`
  return atLeast === undefined ? '' : `at least ${inUnit(atLeast, unit)}`
}

const markOf = (figure: Figure): string => {
  if (figure.atMost === undefined && figure.atLeast === undefined) return ' '
  return isGood(figure) ? '✓' : '✗'
}

/** A line a figure: what it is today, what it was when figures were kept last, and its bar. */
export function linesOf(figures: readonly Figure[], kept: Readonly<Record<string, number>> = {}): string[] {
  return figures.map((figure) => {
    const before = kept[figure.name]
    const parts = [
      `${markOf(figure)} ${figure.name.padEnd(54)}`,
      inUnit(figure.value, figure.unit).padStart(20),
      (before === undefined ? '' : `was ${inUnit(before, figure.unit)}`).padEnd(26),
      barOf(figure),
    ]
    return parts.join('  ').trimEnd()
  })
}
