import { t } from '@portal/contracts/words/macros'
import type { ReactNode } from 'react'
import { wordOf } from '@portal/contracts/catalogue/inner'
import { RiskLevel } from '@portal/contracts/wire/common'
import { classNames } from '../base/public'
import { gaugeNeedle, gaugeSegments } from './gauge-shape'
import styles from './riskometer.module.css'

const levels = RiskLevel.options

interface RiskometerProps {
  level: RiskLevel
  /** The word goes below the cells, and breaks, where there is no width for both. */
  wraps?: boolean
}

/** The regulator's six levels as cells, one lit, and always the word (visual design: riskometer). */
export function Riskometer({ level, wraps = false }: RiskometerProps) {
  return (
    <span className={classNames(styles.risk, wraps && styles.wraps)}>
      <span className={styles.cells} aria-hidden="true">
        {levels.map((each, index) => (
          <i
            key={each}
            className={classNames(
              styles.cell,
              each === level && classNames(styles.lit, styles[`level${index + 1}`]),
            )}
          />
        ))}
      </span>
      {wordOf(level)}
    </span>
  )
}

export interface RiskGaugeProps {
  level: RiskLevel
  /** The benchmark's level, or what the level means. */
  note?: ReactNode
}

const size = { radius: 100, thickness: 30 }

/** The riskometer as a gauge with a needle, for a scheme's own page (visual design: riskometer). */
export function RiskGauge({ level, note }: RiskGaugeProps) {
  const at = levels.indexOf(level)
  const needle = gaugeNeedle(at, levels.length, size.radius - size.thickness - 6)
  return (
    <figure>
      <svg
        className={styles.gauge}
        viewBox="-106 -106 212 118"
        role="img"
        aria-label={t`Riskometer: ${{ level: wordOf(level) }}`}
      >
        {gaugeSegments(levels.length, size).map((path, index) => (
          <path key={path} d={path} className={styles[`level${index + 1}`]} />
        ))}
        <line className={styles.needle} x1="0" y1="0" x2={needle.x} y2={needle.y} />
        <circle className={styles.hub} r="7" />
      </svg>
      <figcaption className={styles.caption}>
        <span className={styles.level}>{wordOf(level)}</span>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
    </figure>
  )
}
