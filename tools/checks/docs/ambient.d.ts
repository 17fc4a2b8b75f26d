// Names that the pages of the docs use without a declaration. An example in a docstring declares them instead.
import type { AppKitInstance, AppKitNetwork, AppKitOptions, ChainAdapter } from '@openappkit/appkit'
import type { Config } from 'wagmi'

/** The kit of the app. */
export declare const kit: AppKitInstance
/** The first adapter of the app. */
export declare const adapter: ChainAdapter
/** The adapters of the app. */
export declare const adapters: ChainAdapter[]
/** The networks of the app. */
export declare const networks: [AppKitNetwork, ...AppKitNetwork[]]
/** The options of the app's kit. */
export declare const options: AppKitOptions
/** The project id of the app. */
export declare const projectId: string
/** The configuration of wagmi. */
export declare const config: Config
/** A text that the user signs, and the signature. */
export declare const message: string
export declare const signature: `0x${string}`
/** The nonce of a sign-in. */
export declare const nonce: string
/** The access token of a signed-in user. */
export declare const token: string
