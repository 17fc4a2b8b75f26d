/** Feature flags and their defaults, separate from the code that every app loads. */
export { brandingFlag, emailFlag } from '../options/coreFlags'
export { allFeatures, connectMethodsOrder } from '../options/Features'
export { readLocalFlag } from '../options/RemoteFlag'
