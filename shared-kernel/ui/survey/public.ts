export { FormScoreField } from './form-score-field'
export { npsBands, questionFor } from './nps-band'
