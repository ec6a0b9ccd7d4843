/** Data for tests, as the contracts want it. */
export { demoSession } from './demo-session'
export { oddConf, sampleConf, sampleFigures } from './sample-conf'
export { sampleHolding } from './sample-holding'
export { emptyPortfolio } from './sample-portfolio'
export { sampleScheme } from './sample-scheme'
export { samplePlan } from './sample-plan'
