/** Feature flags with their defaults, apart from what every page loads. */
export { brandingFlag, emailFlag, socialsFlag } from '../options/coreFlags'
export { allFeatures, connectMethodsOrder } from '../options/Features'
export { readLocalFlag } from '../options/RemoteFlag'
