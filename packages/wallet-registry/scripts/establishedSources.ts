import { z } from 'zod'
import type { SourcePlace } from './sourcePlace.ts'

/** Reputable projects that review what they list, by their owner on GitHub. Content of `data/established.json`. */
export type EstablishedSources = Readonly<
  Record<
    string,
    {
      readonly repositories?: readonly string[] | undefined
      /** npm package names without versions. */
      readonly packages?: readonly string[] | undefined
      /** Reason why the source is established. */
      readonly reason: string
      /**
       * List that its entries are copied from. Sources with the same origin count only once. Default: the source
       * itself.
       */
      readonly origin?: string | undefined
    }
  >
>

export const establishedSchema: z.ZodType<EstablishedSources> = z.record(
  z.string().regex(/^[\w-]+$/),
  z.strictObject({
    repositories: z.array(z.string().regex(/^[\w.-]+$/)).optional(),
    packages: z.array(z.string().regex(/^(@[\w.-]+\/)?[\w.-]+$/)).optional(),
    reason: z.string().min(20).max(200),
    origin: z.string().min(1).optional(),
  }),
)

/** Returns the list that a place belongs to, or `undefined` when the place isn't established. */
export function originOf(place: SourcePlace, established: EstablishedSources): string | undefined {
  const owner = Object.keys(established).find(name => lists(name, place, established))
  return owner && (established[owner]?.origin ?? owner)
}

/** Compares exact names: a fork or another repository of the same owner isn't the list. */
function lists(owner: string, place: SourcePlace, established: EstablishedSources): boolean {
  const { repositories = [], packages = [] } = established[owner] ?? {}
  if ('repository' in place) return repositories.some(name => place.repository === `${owner}/${name}`)
  return 'package' in place && packages.some(name => place.package.slice(0, place.package.lastIndexOf('@')) === name)
}
