/** Feature flags with their defaults, apart from what every page loads. */
export { allFeatures, connectMethodsOrder } from '../options/Features'
