/** Whether this module runs from `src`, as in tests, and not from `dist`. */
const isSource = import.meta.url.endsWith('.ts')

/** Folder of the built wallet site, with its manifest. */
export const siteDirectory: URL = new URL(isSource ? '../../dist/site/' : './site/', import.meta.url)
