/** As it is shown; nothing need be fetched to say it. */
export const helpline = '1800-209-7446'
