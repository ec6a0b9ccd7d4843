import ts from 'typescript'

/** Libraries that work without being imported by the package that declares them, each with what it does. */
export const tools: Readonly<Record<string, string>> = {
  '@types/node': 'types of Node.js, for every file',
  '@types/react': 'types of JSX, for every .tsx file',
  '@types/jest': 'types of the tests, for every test',
  '@testing-library/jest-dom': 'set up for every test of a browser package',
  '@swc/core': 'what swc-loader and @swc/jest run',
  'drizzle-kit': 'the command that writes the migration',
  eslint: 'a command of the tests',
  ifsc: 'its tables of bank codes are read as files',
  jest: 'a command of the tests',
  'jest-environment-node': 'where the tests of the backend run',
  prettier: 'a command of the tests',
  react: 'shared between builds, from where each host is',
  'react-dom': 'shared between builds, from where each host is',
  tsx: 'runs the backend',
  typescript: 'a command of the tests',
  'typescript-native': 'the command that checks types in the tests',
}

/** The package that an import asks for: `@scope/name` or `name`, without the path inside of it. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The libraries that a script or a style sheet asks for, as TypeScript reads imports: not those in comments. */
export function importedIn(file: string, text: string): string[] {
  const specifiers = file.endsWith('.css')
    ? [...text.matchAll(/@import\s+(?:url\()?['"]~?([^'"]+)/g)].map(([, specifier = '']) => specifier)
    : [
        ...ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
        ...[...text.matchAll(/require\.resolve\('([^']+)'\)/g)].map(([, specifier = '']) => specifier),
      ]
  return specifiers.filter((each) => !/^(\.|\/|node:)/.test(each)).map(packageOf)
}

/** Which of the declared libraries no file imports, no imported library has its types from, and no tool is. */
export function unusedOf(declared: readonly string[], imported: ReadonlySet<string>): string[] {
  const typed = (name: string) =>
    name.replace(/^@types\/(?:(.+)__)?/, (_, scope) => (scope ? `@${scope}/` : ''))
  return declared.filter((name) => !imported.has(name) && !imported.has(typed(name)) && !(name in tools))
}
