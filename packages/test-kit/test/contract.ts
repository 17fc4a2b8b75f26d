/** The contract of features, and helpers for a feature's own tests. */

export { holder } from './createHolder'
export { describeFeature } from './describeFeature'
export { findLeaks } from './findLeaks'
export { openFeature } from './openFeature'
export type { FeatureCase } from './TestedFeature'
