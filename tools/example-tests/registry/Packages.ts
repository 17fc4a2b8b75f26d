import { compareVersions } from './compareVersions.ts'
import type { ServedPackage } from './ServedPackage.ts'
import { type Hashes, hashTarball } from './tarball.ts'

/** The packages of a registry. If a version occurs twice, the first counts. */
export class Packages {
  readonly #byName = new Map<string, Map<string, ServedPackage>>()
  readonly #hashes = new Map<ServedPackage, Promise<Hashes>>()

  constructor(packages: readonly ServedPackage[]) {
    for (const one of packages) this.add(one)
  }

  /** Adds a version. Returns false if it exists. */
  add(one: ServedPackage): boolean {
    const versions = this.#byName.get(one.name) ?? new Map<string, ServedPackage>()
    if (versions.has(one.version)) return false
    this.#byName.set(one.name, versions.set(one.version, one))
    return true
  }

  get(name: string, version: string): ServedPackage | undefined {
    return this.#byName.get(name)?.get(version)
  }

  /** Returns the versions of a package in ascending order. */
  versionsOf(name: string): readonly ServedPackage[] {
    const versions = [...(this.#byName.get(name)?.values() ?? [])]
    return versions.toSorted((one, other) => compareVersions(one.version, other.version))
  }

  /** Resolves with the hashes of a tarball, which some package managers need. Computes them on first use. */
  hashesOf(one: ServedPackage): Promise<Hashes> {
    const hashes = this.#hashes.get(one) ?? hashTarball(one)
    this.#hashes.set(one, hashes)
    return hashes
  }
}
