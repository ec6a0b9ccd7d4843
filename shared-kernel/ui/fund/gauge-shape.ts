interface Point {
  x: number
  y: number
}

const round = (value: number) => Math.round(value * 100) / 100

/** A point on a half circle over the origin: share 0 is its left end, 1 its right one. */
function onHalfCircle(share: number, radius: number): Point {
  const angle = Math.PI * (1 - share)
  return { x: round(radius * Math.cos(angle)), y: round(-radius * Math.sin(angle)) }
}

/** The ring segments of a half-circle gauge as SVG paths, left to right, with a small gap between them. */
export function gaugeSegments(
  count: number,
  { radius, thickness }: { radius: number; thickness: number },
): string[] {
  const inner = radius - thickness
  const gap = 0.006
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index / count + gap, (index + 1) / count - gap]
    const [a, b] = [onHalfCircle(start, radius), onHalfCircle(end, radius)]
    const [c, d] = [onHalfCircle(end, inner), onHalfCircle(start, inner)]
    return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
  })
}

/** Where the needle of segment `index` ends. */
export function gaugeNeedle(index: number, count: number, length: number): Point {
  return onHalfCircle((index + 0.5) / count, length)
}
