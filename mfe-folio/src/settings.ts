/** Settings of this remote that are on (S9.068): an applicant whose PAN is not linked with Aadhaar is told so. */
export const settings = { aadhaarSeeding: true } as const
