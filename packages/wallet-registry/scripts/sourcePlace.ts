import { z } from 'zod'

/** A public location where a fact can be verified. */
export type SourceLocation =
  | {
      /** GitHub repository, as `owner/name`. */
      readonly repository: string
      readonly path: string
      /** Full commit hash, so that the same text can be found again. */
      readonly commit: string
    }
  | {
      /** npm package with its version, as `name@1.2.3`. */
      readonly package: string
      readonly path: string
    }
  | {
      /** A page on the wallet's domain, such as `https://wallet.example/.well-known/assetlinks.json`. */
      readonly page: string
      /** Date of access, such as `2026-11-23`. Pages have no commits. */
      readonly read: string
    }

/** Fields of each kind of `SourceLocation`, for strict schemas that extend them. */
export const repositoryFields: {
  readonly repository: z.ZodString
  readonly path: z.ZodString
  readonly commit: z.ZodString
} = {
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  path: z.string().min(1),
  commit: z.string().regex(/^[\da-f]{40}$/),
}
export const packageFields: { readonly package: z.ZodString; readonly path: z.ZodString } = {
  package: z.string().regex(/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/),
  path: z.string().min(1),
}
export const pageFields: { readonly page: z.ZodURL; readonly read: z.ZodISODate } = {
  page: z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
  read: z.iso.date(),
}

/** Id of an image in the public image service. Resembles a UUID without version bits. */
export const imageIdSchema: z.ZodString = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/** Returns the name of a source for a message. */
export function sourceName(source: SourceLocation): string {
  if ('repository' in source) return source.repository
  return 'package' in source ? source.package : source.page
}
