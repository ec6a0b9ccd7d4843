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
