const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text can be the id of a row: a database answers a question about any other with an error. */
export const isRowId = (text: string): boolean => uuid.test(text)
