import { t } from '@portal/contracts/words/macros'

/** A size in bytes as fields show it: `'640 KB'`, `'1.8 MB'` (visual design: upload). */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** How far an upload is: `'1.1 of 1.8 MB'`. */
export function sizeProgress(sent: number, total: number): string {
  const [amount, unit] = fileSize(total).split(' ')
  const done = unit === 'MB' ? (sent / 1024 / 1024).toFixed(1) : String(Math.round(sent / 1024))
  const all = `${amount} ${unit}`
  return t`${done} of ${all}`
}
