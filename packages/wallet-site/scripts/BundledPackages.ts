import type { Plugin } from 'vite'

/** Collects the modules that the build puts into the site, for the notice of their licenses. */
export class BundledPackages {
  readonly #modules = new Set<string>()
  readonly #licenseNotice: (modules: readonly string[]) => string

  /** @param licenseNotice - Returns the notice of the packages that contain these modules. */
  constructor(licenseNotice: (modules: readonly string[]) => string) {
    this.#licenseNotice = licenseNotice
  }

  /** Returns a plugin that adds the modules of a bundle: of the pages, or of a worker. */
  collect(): Plugin {
    return {
      name: 'bundled-packages',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') for (const id of file.moduleIds) this.#modules.add(id.replace(/^\0|\?.*$/g, ''))
        }
      },
    }
  }

  /**
   * Returns the notice.
   *
   * @throws Error if a license isn't permissive.
   */
  notice(): string {
    return this.#licenseNotice([...this.#modules])
  }
}
