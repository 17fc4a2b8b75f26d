import { z } from 'zod'
import type { RegisteredWallet } from '../src/Registry.ts'
import { imageIdSchema, packageFields, pageFields, repositoryFields, type SourceLocation } from './sourcePlace.ts'

/** Source of an entry's facts. An entry contains only sourced facts. */
export type WalletSource = SourceLocation & {
  /**
   * `own`: the wallet's repository or page. `established`: listed in `data/established.json`. `other`: any other
   * source, which can't support links.
   */
  readonly kind: 'own' | 'established' | 'other'
  /** Fields that this source states. */
  readonly fields: readonly string[]
}

/** A file of `data/wallets`: the served wallet and the sources of its facts. */
export type WalletRecord = Omit<RegisteredWallet, 'slug'> & {
  /** Owner of the wallet's official GitHub repositories. Omit it unless one of them is a source of kind `own`. */
  readonly github?: string | undefined
  readonly sources: readonly WalletSource[]
}

/** Fields that open a wallet. A wrong link would hand the session to another app. */
export const linkFields: readonly LinkField[] = [
  'homepage',
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
  'app_store',
  'play_store',
  'chrome_store',
]

export type LinkField =
  | 'homepage'
  | 'mobile_link'
  | 'link_mode'
  | 'desktop_link'
  | 'webapp_link'
  | 'app_store'
  | 'play_store'
  | 'chrome_store'

const secure = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500)
const on = (...hosts: readonly string[]) =>
  secure.refine(link => hosts.includes(new URL(link).hostname), `must be a page of ${hosts.join(' or ')}`)
const deepLink = z
  .string()
  .max(500)
  .regex(/^[a-z][a-z\d+.-]*:(\/\/\S*)?$/i)
  .refine(link => !/^(javascript|data|vbscript|file|blob|http):/i.test(link), 'must not be able to run code')
const source = { kind: z.enum(['own', 'established', 'other']), fields: z.array(z.string()).min(1) }

/** Strict: a misspelled field is an error, not a lost fact. */
export const walletRecordSchema: z.ZodType<WalletRecord> = z.strictObject({
  id: z.string().regex(/^[\da-f]{64}$/),
  name: z.string().trim().min(1).max(60),
  order: z.int().min(1).max(9999),
  homepage: secure.optional(),
  rdns: z
    .string()
    .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i)
    .optional(),
  mobile_link: deepLink.optional(),
  link_mode: secure.optional(),
  desktop_link: deepLink.optional(),
  webapp_link: secure.optional(),
  app_store: on('apps.apple.com', 'itunes.apple.com').optional(),
  play_store: on('play.google.com').optional(),
  chrome_store: on('chromewebstore.google.com', 'chrome.google.com').optional(),
  chains: z.array(z.string().regex(/^[a-z\d-]{3,8}:(\*|[-\w]{1,32})$/)).min(1),
  injected: z
    .array(z.strictObject({ namespace: z.string().min(3), injected_id: z.string().min(1) }))
    .min(1)
    .optional(),
  badge_type: z.literal('certified').optional(),
  image_ids: z.array(imageIdSchema).min(1).optional(),
  icon: z
    .string()
    .regex(/^[a-z\d-]+$/)
    .optional(),
  github: z
    .string()
    .regex(/^[a-z\d](-?[a-z\d])*$/i)
    .optional(),
  sources: z
    .array(
      z.union([
        z.strictObject({ ...repositoryFields, ...source }),
        z.strictObject({ ...packageFields, ...source }),
        z.strictObject({ ...pageFields, ...source }),
      ]),
    )
    .min(1),
})

/** Fields chosen by the maintainers, which need no source. */
export const unsourcedFields: readonly string[] = ['order', 'icon', 'sources']
