/**
 * The pieces that one remote shows and another owns, by name, with what they are given. The owner lists its slots in
 * `defineRemote` and, for the manifest, under `portal.slots` in its package.json.
 */
export interface SlotProps {
  /** The dialog that starts a new folio, or adds an applicant to the one that is being made. */
  'create-folio': {
    open: boolean
    onClose: () => void
    /** Whose details are asked for; the first applicant is the logged-in investor. */
    applicant: 'primary' | 'second' | 'third'
    quickInvest?: boolean
    /** The applicant is in the draft and the code was right. */
    onReady: () => void
  }
  /** Leads an investor, or another applicant, through KYC. */
  'complete-kyc': {
    open: boolean
    onClose: () => void
    pan: string
    purpose: 'modify' | 'complete'
  }
  /** Asks for a nominee where a folio has none. */
  'nominee-prompt': { folioNumber: string }
}

export type SlotName = keyof SlotProps
