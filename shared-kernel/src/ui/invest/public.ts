export { MinimumInvestmentDialog, type MinimumInvestmentDialogProps } from './minimum-investment'
export { MandateUse, type MandateUseProps } from './mandate-use'
