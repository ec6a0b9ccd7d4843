/** The pages of a remote's folder: path below the basename, and the module that `remote.tsx` imports for it. */
export function pageRequests(folder: string): { path: string; request: string }[]
