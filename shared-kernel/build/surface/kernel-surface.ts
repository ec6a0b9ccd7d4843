import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { sourcesBelow } from '../verdicts/package-inputs.cjs'
import { declarationsOf } from './declaration-text'

/** What one address of the kernel offers: "@portal/contracts/identity/auth" and its names, sorted. */
export interface EntryPoint {
  address: string
  declarations: Declaration[]
}

export interface Declaration {
  name: string
  /** The signature, on one line or several. */
  text: string
  /** The part of the kernel that it comes from: "ui/button". */
  subject?: string
  /** Its doc comment, on one line; empty where it has none. */
  doc?: string
}

/** What pages and releases take of `@portal/kernel`; its other addresses are for the test kit alone. */
const forPages = ['.', './first-inside', './first-load', './internal', './script-policy']

const exportsOf = (folder: string): [path: string, file: string][] => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.entries(exports).filter(([path]) => !path.includes('*'))
}

/** The addresses that the portal's own packages import types from, by the file behind each. */
function entryFiles(kernel: string): Map<string, string> {
  const [runtime, contracts] = [join(kernel, 'runtime'), join(kernel, 'contracts')]
  const subjects = exportsOf(contracts)
  const isSubject = (file: string) => subjects.some(([path]) => `./${file}`.startsWith(`${path}/`))
  const calls = sourcesBelow(contracts).filter(
    (file) => /^[^/]+(\/[^/]+)?\.ts$/.test(file) && !file.endsWith('.test.ts') && !isSubject(file),
  )
  return new Map([
    ...exportsOf(runtime)
      .filter(([path]) => forPages.includes(path))
      .map(([path, file]): [string, string] => [path.replace('.', '@portal/kernel'), join(runtime, file)]),
    // What processes read as plain JavaScript is no name of the kernel's.
    ...subjects
      .filter(([, file]) => file.endsWith('.ts'))
      .map(([path, file]): [string, string] => [
        path.replace('.', '@portal/contracts'),
        join(contracts, file),
      ]),
    ...calls.map((file): [string, string] => [
      `@portal/contracts/${file.slice(0, -'.ts'.length)}`,
      join(contracts, file),
    ]),
  ])
}

/** The build presets have no types: their names are what other packages use. */
function buildEntry(kernel: string): EntryPoint {
  return {
    address: '@portal/build',
    declarations: sourcesBelow(join(kernel, 'build'))
      .filter((file) => /\.(mjs|cjs|json)$/.test(file) && !/^(package\.json|jest\.config)/.test(file))
      .sort()
      .flatMap((file) => namesIn(join(kernel, 'build', file)).map((name) => `${file}: ${name}`))
      .map((name) => ({ name, text: name })),
  }
}

function namesIn(file: string): string[] {
  if (!file.endsWith('.mjs')) return ['default']
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022)
  return source.statements.flatMap(exportedNames).sort()
}

function exportedNames(statement: ts.Statement): string[] {
  if (
    ts.isExportDeclaration(statement) &&
    statement.exportClause &&
    ts.isNamedExports(statement.exportClause)
  )
    return statement.exportClause.elements.map((each) => each.name.text)
  if (ts.isExportAssignment(statement)) return ['default']
  if (!ts.canHaveModifiers(statement)) return []
  const modifiers = ts.getModifiers(statement)?.map((each) => each.kind) ?? []
  if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) return []
  if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((each) => (each.name as ts.Identifier).text)
  const { name } = statement as ts.FunctionDeclaration
  return name ? [name.text] : []
}

function programOf(kernel: string, files: Iterable<string>): ts.Program {
  const config = ts.readConfigFile(join(kernel, 'build/tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, kernel)
  const globals = join(kernel, 'build/globals.d.ts')
  // Unions keep one order, whatever else the program holds.
  return ts.createProgram([globals, ...files], { ...options, types: [], stableTypeOrdering: true })
}

/**
 * The kernel's public surface, read from its TypeScript program: for each address, each exported name with its
 * signature, its doc comment and the part that it comes from, sorted. What lies behind the names is left out. Throws when an entry file is no module.
 */
export function readKernelSurface(kernel: string): EntryPoint[] {
  const files = entryFiles(kernel)
  const program = programOf(kernel, files.values())
  const checker = program.getTypeChecker()
  const typed = [...files].map(([address, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing`)
    return { address, declarations: declarationsOf(checker, module, kernel) }
  })
  return [...shortened(typed), buildEntry(kernel)].sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** Names that the main address offers as well are told once. */
function shortened(entries: EntryPoint[]): EntryPoint[] {
  const main = entries.find(({ address }) => address === '@portal/kernel')
  const known = new Set(main?.declarations.map(({ text }) => text))
  return entries.map((entry) =>
    entry === main
      ? entry
      : {
          ...entry,
          declarations: entry.declarations.map((each) =>
            known.has(each.text) ? { ...each, text: `also ${each.name}`, doc: '' } : each,
          ),
        },
  )
}
