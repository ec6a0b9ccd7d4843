export interface QrShape {
  /** Modules on a side. */
  size: number
  /** The dark modules as the data of one SVG path, one unit a module. */
  path: string
}

/** Draws a text as a QR code. The encoder is fetched only here, since most payments need none. */
export async function qrShape(text: string): Promise<QrShape> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const rows = Array.from({ length: size }, (_, row) =>
    rowPath(row, size, (column) => modules.get(row, column) === 1),
  )
  return { size, path: rows.join('') }
}

/** One rectangle for every run of dark modules, which keeps the path short. */
function rowPath(row: number, size: number, dark: (column: number) => boolean): string {
  let path = ''
  for (let column = 0; column < size; column++) {
    if (!dark(column)) continue
    const start = column
    while (column + 1 < size && dark(column + 1)) column++
    path += `M${start} ${row}h${column - start + 1}v1h-${column - start + 1}z`
  }
  return path
}
