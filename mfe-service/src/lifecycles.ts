import remote from './remote'

/** This remote alone, for hosts other than the shell. */
export const { bootstrap, mount, update, unmount } = remote.lifecycles
