import { z } from 'zod'
import type { SourceLocation } from './sourcePlace.ts'

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
       * List from which this source copies its entries. Sources with the same origin count only once. Default: the
       * source itself.
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

/** Returns the list that a source belongs to, or `undefined` if the source isn't established. */
export function originOf(source: SourceLocation, established: EstablishedSources): string | undefined {
  const owner = Object.keys(established).find(name => includesSource(name, source, established))
  return owner && (established[owner]?.origin ?? owner)
}

/** Returns whether an entry names exactly this source. A fork or another repository of the same owner doesn't count. */
function includesSource(owner: string, source: SourceLocation, established: EstablishedSources): boolean {
  const { repositories = [], packages = [] } = established[owner] ?? {}
  if ('repository' in source) return repositories.some(name => source.repository === `${owner}/${name}`)
  return 'package' in source && packages.some(name => source.package.slice(0, source.package.lastIndexOf('@')) === name)
}
