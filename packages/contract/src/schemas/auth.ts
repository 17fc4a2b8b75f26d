import { z } from 'zod'
import type {
  AccountMetadata,
  AppKitAccount,
  Authentication,
  AuthNonce,
  AuthToken,
  SessionAccount,
  WalletInfo,
} from '../auth'
import { longText, shortText } from './boundedText'
import { recordOf } from './recordOf'

/**
 * Maximum number of members in metadata that apps and wallets attach to an account. Their size in bytes has a separate
 * limit.
 */
const MEMBERS = 1000
/** A token's text. It contains the message's claims, so it can be long. */
const tokenText = z.string().max(100_000)

/** Schema of {@link AuthNonce}. */
export const authNonceSchema: z.ZodType<AuthNonce> = z.object({ nonce: shortText, token: tokenText })

const walletInfoSchema: z.ZodType<WalletInfo> = z.union([
  z.object({
    type: z.enum(['walletconnect', 'extension', 'unknown']),
    name: z.string().max(200).optional(),
    // Wallets announce their icons as data URLs.
    icon: z.string().max(150_000).optional(),
  }),
  z.object({ type: z.literal('social'), social: z.string().max(50), identifier: z.string().max(320) }),
])

/** Schema of {@link Authentication}. */
export const authenticationSchema: z.ZodType<Authentication> = z.object({
  data: z.object({ accountAddress: z.string().max(200), chainId: z.string().max(100) }).optional(),
  message: z.string().min(1).max(10_000),
  // The signature of a counterfactual account contains its deployment code (ERC-6492).
  signature: z.string().min(1).max(150_000),
  clientId: z.string().max(200).nullish(),
  walletInfo: walletInfoSchema.optional(),
})

/** Schema of {@link AuthToken}. */
export const authTokenSchema: z.ZodType<AuthToken> = z.object({ token: tokenText })

const appKitAccountSchema: z.ZodType<AppKitAccount> = z.object({
  uuid: shortText,
  caip2_chain: shortText,
  address: shortText,
  profile_uuid: shortText,
  created_at: shortText,
  is_main_account: z.boolean(),
  verification_status: z.null(),
  connection_method: recordOf(shortText, z.unknown(), { max: MEMBERS }).nullable(),
  metadata: recordOf(shortText, z.unknown(), { max: MEMBERS }),
  last_signed_in_at: shortText,
  signed_up_at: shortText,
  updated_at: shortText,
})

/** Schema of {@link SessionAccount}. */
export const sessionAccountSchema: z.ZodType<SessionAccount> = z.object({
  aud: longText,
  iss: longText,
  sub: longText,
  exp: z.number(),
  projectIdKey: shortText,
  projectUuid: shortText,
  profileUuid: shortText,
  proof: z.enum(['key', 'contract']).optional(),
  address: shortText,
  chainId: z.union([z.number(), shortText]),
  chainNamespace: shortText,
  caip2Network: shortText,
  uri: longText,
  domain: longText,
  nonce: shortText,
  email: z.string().max(320).optional(),
  appKitAccount: appKitAccountSchema.optional(),
})

/** Schema of {@link AccountMetadata}. */
export const accountMetadataSchema: z.ZodType<AccountMetadata> = z.object({
  metadata: recordOf(shortText, z.unknown(), { max: MEMBERS }).nullable(),
})
