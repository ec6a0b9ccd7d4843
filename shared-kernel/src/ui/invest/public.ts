export {
  afterMinimumInvestment,
  MinimumInvestmentDialog,
  type MinimumInvestmentDialogProps,
} from './minimum-investment'
