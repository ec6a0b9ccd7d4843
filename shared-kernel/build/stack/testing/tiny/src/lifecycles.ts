export const mount = () => undefined
