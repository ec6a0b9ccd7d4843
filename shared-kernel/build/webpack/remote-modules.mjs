import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('./remote-modules.js', import.meta.url))
const loader = fileURLToPath(import.meta.url)

/**
 * Webpack loader: what "portal-remotes" stands for in the one bundle: each remote there is, with the settings of its
 * package, its menu entries and the module that a federated build would fetch. So the bundle knows of a new remote by itself.
 */
export default function remoteModulesLoader() {
  const { remotes } = this.getOptions()
  const rows = remotes.map(({ folder, name, version, prefixes, kernel, navigation }) => {
    const about = JSON.stringify({ name, version, prefixes, kernel, navigation })
    return `{ ...${about}, load: () => import(${JSON.stringify(`${folder}/src/remote.tsx`)}) }`
  })
  return `export const remotes = [${rows.join(',\n')}]`
}

/** Adds to a build what makes "portal-remotes" stand for these remotes. */
export function withRemoteModules(remotes, base) {
  return {
    ...base,
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, 'portal-remotes$': modules } },
    module: {
      ...base.module,
      rules: [...base.module.rules, { test: [modules], loader, options: { remotes } }],
    },
  }
}
