import type { AlertErrorCodes } from './codes/AlertErrorCodes'
import type { CloudErrorCodes } from './codes/CloudErrorCodes'
import type { ConnectionErrorCodes } from './codes/ConnectionErrorCodes'
import type { ModalErrorCodes } from './codes/ModalErrorCodes'
import type { NetworkErrorCodes } from './codes/NetworkErrorCodes'
import type { SetupErrorCodes } from './codes/SetupErrorCodes'
import type { SignInErrorCodes } from './codes/SignInErrorCodes'
import type { TransactionErrorCodes } from './codes/TransactionErrorCodes'
import type { ValueErrorCodes } from './codes/ValueErrorCodes'
import type { WalletConnectErrorCodes } from './codes/WalletConnectErrorCodes'
import type { WalletErrorCodes } from './codes/WalletErrorCodes'

/**
 * The codes of errors. Each docstring states when an error happens and how to fix it. `docs/errors.md` is generated
 * from them. Packages add their codes by declaration merging. Their docstrings have the same form: when the error
 * happens, then `Do:` and the fix.
 *
 * @example
 * ```ts
 * declare module '@openappkit/appkit-core' {
 *   interface AppKitErrorCodes { 'greet/no-account': true }
 * }
 * ```
 */
export interface AppKitErrorCodes
  extends SetupErrorCodes,
    ModalErrorCodes,
    ConnectionErrorCodes,
    WalletErrorCodes,
    WalletConnectErrorCodes,
    NetworkErrorCodes,
    TransactionErrorCodes,
    ValueErrorCodes,
    SignInErrorCodes,
    CloudErrorCodes,
    AlertErrorCodes {}

/**
 * The `code` of an {@link AppKitError}. It's a finite union, so TypeScript completes it and checks that a `switch` is
 * exhaustive.
 */
export type AppKitErrorCode = keyof AppKitErrorCodes
