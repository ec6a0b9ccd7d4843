import { type Host, useNavigate } from '@portal/kernel'
import { useMemo } from 'react'
import { shellHost } from './shell-host'

/** The shell as the host of the page in it: what remotes may ask of it, its navigation included. */
export function useShellHost(): Host {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      ...shellHost,
      followNotification: (item) =>
        void import('../notifications/follow-notification').then(({ followNotification }) =>
          followNotification(item, {
            navigate: (path) => void navigate(path),
            refuse: (message) => shellHost.toast({ message, type: 'infoMsg' }),
          }),
        ),
    }),
    [navigate],
  )
}
