/** The contract of features, and what a feature's own tests open it with. */

export { holder } from './createHolder'
export { describeFeature } from './describeFeature'
export { findLeaks } from './findLeaks'
export { openFeature } from './openFeature'
export type { FeatureCase } from './TestedFeature'
