export { MinimumInvestmentDialog, type MinimumInvestmentDialogProps } from './minimum-investment'
export { FindIfsc, type FindIfscProps } from './ifsc-finder'
export { quickInvestSteps, type QuickInvestStep } from './quick-invest-steps'
export { MandateUse, type MandateUseProps } from './mandate-use'
