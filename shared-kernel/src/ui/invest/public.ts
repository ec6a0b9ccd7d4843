export { MinimumInvestmentDialog, type MinimumInvestmentDialogProps } from './minimum-investment'
