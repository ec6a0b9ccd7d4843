import { endSessionsByHouse } from './identity/end-sessions'
import { runPortalCommand } from './portal-command'

const usage = 'npm run sessions:end -- <PAN> "<why>" ends every session of an investor.'

/** `npm run sessions:end`: ends the sessions of an investor in this environment. */
runPortalCommand(([pan = '', why = '', ...more]) => {
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(pan) || !why || why.length > 200 || more.length) throw new Error(usage)
  return (platform) => endSessionsByHouse(platform, pan, why)
})
