/** The number to call (S9.065), as it is shown; nothing need be fetched to say it. */
export const helpline = '1800-209-7446'

/** Dials it. */
export const helplineAddress = `tel:${helpline.replaceAll('-', '')}`
