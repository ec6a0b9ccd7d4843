import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { declarationsOf } from './declaration-text'

/** What one address of the kernel offers: "@portal/kernel/contracts/auth" and its names, sorted. */
export interface EntryPoint {
  address: string
  declarations: Declaration[]
}

export interface Declaration {
  name: string
  /** The signature, on one line or several. */
  text: string
}

/** The addresses that the portal's own packages import types from, by the file behind each. */
function entryFiles(kernel: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(kernel, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const single = Object.entries(exports).filter(
    // What tests share is in no release.
    ([path, file]) => file.endsWith('.ts') && !file.includes('*') && !path.startsWith('./testing'),
  )
  const contracts = readdirSync(join(kernel, 'contracts')).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return new Map([
    ...single.map(([path, file]): [string, string] => [
      path.replace('.', '@portal/kernel'),
      join(kernel, file),
    ]),
    ...contracts.map((file): [string, string] => [
      `@portal/kernel/contracts/${basename(file, '.ts')}`,
      join(kernel, 'contracts', file),
    ]),
  ])
}

/** The build presets have no types: their names are what other packages use. */
function toolingEntry(kernel: string): EntryPoint {
  const files = readdirSync(join(kernel, 'tooling'), { recursive: true }) as string[]
  return {
    address: '@portal/kernel/tooling',
    declarations: files
      .filter((file) => /\.(mjs|cjs|json)$/.test(file))
      .sort()
      .flatMap((file) => namesIn(join(kernel, 'tooling', file)).map((name) => `${file}: ${name}`))
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
  const config = ts.readConfigFile(join(kernel, 'tooling/tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, kernel)
  const globals = join(kernel, 'tooling/globals.d.ts')
  // Unions keep one order, whatever else the program holds.
  return ts.createProgram([globals, ...files], { ...options, types: [], stableTypeOrdering: true })
}

/**
 * The kernel's public surface, read from its TypeScript program: for each address, each exported name with its
 * signature, sorted. Comments and everything behind the names are left out. Throws when an entry file is no module.
 */
export function readKernelSurface(kernel: string): EntryPoint[] {
  const files = entryFiles(kernel)
  const program = programOf(kernel, files.values())
  const checker = program.getTypeChecker()
  const typed = [...files].map(([address, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing`)
    return { address, declarations: declarationsOf(checker, module) }
  })
  return [...shortened(typed), toolingEntry(kernel)].sort((a, b) => (a.address < b.address ? -1 : 1))
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
          declarations: entry.declarations.map(({ name, text }) =>
            known.has(text) ? { name, text: `also ${name}` } : { name, text },
          ),
        },
  )
}
