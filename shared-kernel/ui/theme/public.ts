export { chooseTheme, useThemeChoice, type ThemeChoice } from './theme-choice'
