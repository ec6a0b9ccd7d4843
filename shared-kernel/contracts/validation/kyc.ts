/** Refusals and messages about KYC that both sides say (S6.008, S8.016, S8.017). */
export const kycTexts = {
  verified: 'Your KYC is verified. You can start investing.',
  alreadyDone: 'KYC is already complete for this PAN. You can continue.',
  inProcess: 'We are processing your KYC. Check again in two days.',
  cannotBeUpdated: 'You cannot update KYC online for this PAN. Visit a branch with your documents.',
  notForNri:
    'Online KYC is not offered to NRI investors. Send us the KYC form with your passport and a proof of your address abroad, or visit a branch.',
} as const

/** Video KYC (S9.063): 15 seconds, and pieces that fit a sealed request. */
export const kycVideoLimits = {
  seconds: 15,
  /** Bytes of one piece; a browser records about 12 of them. */
  pieceBytes: 64 * 1024,
  mostPieces: 160,
  /** Bytes; 15 seconds of any camera are more. */
  leastBytes: 8 * 1024,
  /** The digits to be said are good for so long. */
  minutes: 60,
} as const
