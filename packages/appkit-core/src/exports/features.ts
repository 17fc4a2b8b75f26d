/** Feature flags with their defaults, apart from what every page loads. */
export { brandingFlag } from '../options/coreFlags'
export { allFeatures, connectMethodsOrder } from '../options/Features'
export { readLocalFlag } from '../options/RemoteFlag'
