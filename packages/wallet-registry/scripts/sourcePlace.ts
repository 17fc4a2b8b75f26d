import { z } from 'zod'

/** A place where anyone can read a fact again. */
export type SourcePlace =
  | {
      /** On GitHub: `owner/name`. */
      readonly repository: string
      readonly path: string
      /** Full hash, so that the text that was read can be found again. */
      readonly commit: string
    }
  | {
      /** Of the npm registry, with its version: `name@1.2.3`. */
      readonly package: string
      readonly path: string
    }
  | {
      /** A page of the wallet's own, such as `https://wallet.example/.well-known/assetlinks.json`. */
      readonly page: string
      /** The day it was read: `2026-11-23`. Pages have no commits. */
      readonly read: string
    }

/** Fields of each kind of `SourcePlace`, for strict schemas that add their own. */
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

/** Id of a picture in the public image service. It looks like a UUID, without its version bits. */
export const imageIdSchema: z.ZodString = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/** Names a place in a sentence. */
export function placeName(place: SourcePlace): string {
  if ('repository' in place) return place.repository
  return 'package' in place ? place.package : place.page
}
