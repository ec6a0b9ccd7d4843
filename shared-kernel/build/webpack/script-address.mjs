/**
 * Scripts of a build that also runs in other people's pages are fetched from where the host vouches for: a page that
 * enforces Trusted Types takes no plain address, and a policy of the build's own would be one more to allow.
 */
export class ScriptAddress {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap('ScriptAddress', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('ScriptAddress', (source) => {
        if (!source.includes(plain))
          throw new Error('webpack sets the address of a script in another way now')
        return source.replace(plain, 'script.src = (globalThis.portalScriptAddress || String)(url);')
      })
    })
  }
}

const plain = 'script.src = url;'
