import { z } from 'zod'

/** A place where anyone can read a fact again: a file of a public repository at a commit, or of a published package. */
export type SourcePlace =
  | {
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

/** Fields of the two kinds of `SourcePlace`, for strict schemas that add their own. */
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

/** Id of a picture in the public image service. It looks like a UUID, without its version bits. */
export const imageIdSchema: z.ZodString = z.string().regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
