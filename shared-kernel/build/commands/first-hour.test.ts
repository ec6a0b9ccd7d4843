// @reads-all-packages: the documents
import { commandOf, hourSteps } from '../../../scripts/first-hour-steps'

test('every command of the first hour stands in the documents, in the place that the step names', () => {
  expect(Object.values(hourSteps).map(commandOf)).toEqual([
    'npm start',
    'npm run new:remote -- mfe-yours --prefix /home/yours --owner your-squad',
    'npm run dev -- mfe-yours',
    'npm test -- mfe-yours',
    'node --enable-source-maps backend/dist/main.mjs',
    'npm run release -- mfe-yours --dry-run',
    'npm run release -- mfe-yours',
    'npm run release -- mfe-yours --percent 10',
    'npm run releases -- mfe-yours',
    'npm run promote -- mfe-yours',
    'npm run rollback -- mfe-yours',
    'npm run releases',
    'npm run withdraw -- mfe-yours --why "its hour is over"',
  ])
})

test('a command or an option that its document does not print ends the hour', () => {
  const { foresee } = hourSteps
  expect(() => commandOf({ ...foresee, printed: 'npm run release mfe-transact' })).toThrow(
    'docs/releasing.md does not print npm run release mfe-transact',
  )
  expect(() => commandOf({ ...foresee, option: '--try' })).toThrow('docs/releasing.md does not name --try')
})
