export { checkServedSite, type ServedSite } from '../site/checkServedSite'
export type { SiteFile, SiteManifest } from '../site/Manifest'
export { type ReadManifest, readManifest, readSite, type Site } from '../site/readSite'
export { siteDirectory } from '../site/siteDirectory'
