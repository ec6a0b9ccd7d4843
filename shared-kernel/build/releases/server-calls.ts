import { areas } from '@portal/contracts/all'
import { fileApi } from '@portal/contracts/wire/file'

/** Every call that the server of this checkout answers, as the usage of a remote's build names it: "authApi.login". */
export const serverCalls = (): string[] =>
  Object.entries({ ...areas, file: fileApi }).flatMap(([area, calls]) =>
    Object.keys(calls).map((call) => `${area}Api.${call}`),
  )
