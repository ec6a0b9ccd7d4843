/**
 * Where pages send what went wrong in them. It is no call of section 7: a page that is being closed can send headers
 * and a sealed body no more, so the body is plain, and it holds nothing of an investor's.
 */
export const clientEventsPath = '/api/v1/client-events'
