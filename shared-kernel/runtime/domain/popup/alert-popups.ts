import type { buttonNames } from './button-names'

/** The alert popups and their buttons, the way on last (S2.111 to S2.121). */
const buttons = {
  euin: ['Quit', 'Continue Transaction'],
  submitQuery: ['OK'],
  kycStatus: ['OK'],
  resetPassword: ['OK'],
  loadfreeUnits: ['Cancel', 'Proceed'],
  isEmptyfields: ['OK'],
  FoFminInvestment: ['OK'],
  updateNewdata: ['No', 'Yes'],
  oneFolioMsg: ['OK'],
  'QUICK-INVEST': ['CONTINUE'],
  'UNLOCK-USER': ['Unlock User ID'],
} as const

export type AlertPopupType = keyof typeof buttons

export interface AlertPopupMode {
  /** The installation checks EUINs. */
  euinValidation?: boolean
  /** The popup stands in quick invest. */
  quickInvest?: boolean
}

/** The buttons of a popup, the way on last (S2.111 to S2.121). */
export function alertPopupButtons(
  type: AlertPopupType,
  mode: AlertPopupMode = {},
): readonly (keyof typeof buttonNames)[] {
  if (type === 'euin' && mode.euinValidation) return ['Cancel', 'OK']
  if (type === 'resetPassword' && mode.quickInvest) return ['Register', 'Login']
  return buttons[type]
}
