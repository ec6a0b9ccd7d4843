import { t } from '@portal/contracts/words/macros'
import { useEffect, useState } from 'react'
import { Note, Skeleton } from '../feedback/public'
import { qrShape, type QrShape } from './qr-path'
import styles from './qr-code.module.css'

/**
 * A text as a QR code, drawn as one path; it stays dark on white in every theme, since cameras expect that. Its encoder
 * is fetched when the first code is drawn (S9.027, a page of the design: visual.md).
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [shape, setShape] = useState<QrShape | 'failed'>()
  useEffect(() => {
    let current = true
    qrShape(text).then(
      (drawn) => current && setShape(drawn),
      () => current && setShape('failed'),
    )
    return () => {
      current = false
    }
  }, [text])
  if (shape === 'failed')
    return (
      <div className={styles.place}>
        <Note tone="warning" title={t`We could not show the code.`}>
          {t`Open the UPI app instead, or reload this page.`}
        </Note>
      </div>
    )
  if (!shape) return <div className={styles.place}>{<Skeleton shape="chart" />}</div>
  return (
    <svg
      className={styles.code}
      viewBox={`-2 -2 ${shape.size + 4} ${shape.size + 4}`}
      role="img"
      aria-label={label}
    >
      <path d={shape.path} shapeRendering="crispEdges" />
    </svg>
  )
}
