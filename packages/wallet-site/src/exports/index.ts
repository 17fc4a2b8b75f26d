/** Folder of the built wallet site, with its manifest. */
export const siteDirectory: URL = new URL('./site/', import.meta.url)
