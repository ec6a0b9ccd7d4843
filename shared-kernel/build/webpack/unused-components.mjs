const nameForTools = /^\w+\.displayName = ".*";$/gm
const component = /^((?:var|const) \w+ = )(\w+\.(?:forwardRef|memo|createContext)\()/gm

/**
 * Webpack loader for a library of components: those that nothing uses can be left out. Their names for developer tools
 * look like uses to a minifier, and calls like `forwardRef` like work that must be done.
 */
export default function unusedComponentsLoader(source) {
  return source.replace(nameForTools, '').replace(component, '$1/* @__PURE__ */ $2')
}
