export { CategoryDot, SchemeLine, type SchemeLineProps } from './category-dot'
export { RiskGauge, Riskometer, type RiskGaugeProps } from './riskometer'
