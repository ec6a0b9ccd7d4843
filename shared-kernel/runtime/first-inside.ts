/**
 * What the dashboard needs besides the first load. A shared module of its own in the federated builds: who opens the
 * portal with a session at hand does not wait for the forms, the calendar and the rules of transactions.
 */
export {
  addDays,
  categoryLabel,
  formatAxisRupees,
  formatLongDate,
  formatRate,
  formatRupees,
  formatRupeesRounded,
  formatUnits,
  listed,
  maskFolio,
  optionLabel,
  planLabel,
  shortNumber,
} from '@portal/contracts/format'
export { queryClient, queryFor, useMutation, useQueries, useQuery, useQueryClient } from './api/query'
export {
  CategoryDot,
  ChartToggle,
  DateTile,
  Donut,
  EmptyState,
  GainLoss,
  IconTile,
  InfoPopover,
  lazyPart,
  LineChart,
  ListRow,
  Menu,
  Money,
  OnlyMobile,
  OnlyWide,
  Riskometer,
  SegmentedControl,
  StatusPill,
  Tag,
  Timeline,
  useIsOffered,
} from '@portal/ui'
export { wordOf } from '@portal/contracts/catalogue/inner'
export { saidTable, tableSaidBy } from '@portal/contracts/words'
