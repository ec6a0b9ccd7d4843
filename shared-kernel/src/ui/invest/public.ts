export { MinimumInvestmentDialog, type MinimumInvestmentDialogProps } from './minimum-investment'
export { IfscFinderDialog, type IfscFinderDialogProps } from './ifsc-finder'
export { quickInvestSteps, type QuickInvestStep } from './quick-invest-steps'
export { MandateUse, type MandateUseProps } from './mandate-use'
