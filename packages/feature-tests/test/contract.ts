/** The contract of features, and what a feature's own tests open it with. */
export { describeFeature } from './describeFeature'
export { holder } from './HolderAdapter'
export { openFeature } from './openFeature'
export type { FeatureCase } from './TestedFeature'
