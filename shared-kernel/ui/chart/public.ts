export { LineChart, type LineChartProps } from './line-chart'
export type { ChartLine, ChartPoint } from './chart-data'
export { Donut, type DonutProps, type DonutSlice } from './donut'
export { ChartToggle } from './chart-toggle'
