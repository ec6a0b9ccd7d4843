import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { backendZones } from './backend/tooling/eslint-zones.mjs'
import { printedFiguresConfig } from './shared-kernel/build/eslint-printed-figures.mjs'
import { oldWordsConfig } from './shared-kernel/build/eslint-old-words.mjs'
import { publicDocsConfig } from './shared-kernel/build/eslint-public-docs.mjs'
import { serverWordsConfig, wordsConfig } from './shared-kernel/build/eslint-words.mjs'
import { formElements, kernelParts, transactionFlows, zones } from './shared-kernel/build/eslint-zones.mjs'

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'backend/drizzle/**', '**/.data/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['info'] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'backend/test-kit/**', 'e2e/**'],
    rules: {
      'max-lines-per-function': 'off',
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': 'off',
      'no-console': 'off',
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'writable',
        require: 'readonly',
        exports: 'writable',
        globalThis: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Response: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        HTMLDialogElement: 'readonly',
        Event: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['backend/sandbox/**/*.js', 'shared-kernel/ui/**/*.js'],
    languageOptions: {
      globals: {
        FormData: 'readonly',
        matchMedia: 'readonly',
        document: 'readonly',
        fetch: 'readonly',
        location: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
  ...zones,
  ...transactionFlows,
  ...backendZones,
  ...kernelParts,
  formElements,
  publicDocsConfig,
  oldWordsConfig,
  printedFiguresConfig,
  wordsConfig,
  serverWordsConfig,
)
