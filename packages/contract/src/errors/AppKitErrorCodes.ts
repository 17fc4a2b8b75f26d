import type { AlertErrorCodes } from './codes/AlertErrorCodes'
import type { CloudErrorCodes } from './codes/CloudErrorCodes'
import type { ConnectionErrorCodes } from './codes/ConnectionErrorCodes'
import type { ModalErrorCodes } from './codes/ModalErrorCodes'
import type { NetworkErrorCodes } from './codes/NetworkErrorCodes'
import type { PayServerErrorCodes } from './codes/PayServerErrorCodes'
import type { SetupErrorCodes } from './codes/SetupErrorCodes'
import type { SignInErrorCodes } from './codes/SignInErrorCodes'
import type { TransactionErrorCodes } from './codes/TransactionErrorCodes'
import type { ValueErrorCodes } from './codes/ValueErrorCodes'
import type { WalletConnectErrorCodes } from './codes/WalletConnectErrorCodes'
import type { WalletErrorCodes } from './codes/WalletErrorCodes'

/**
 * Error codes. Each docstring says when the error happens and, after `Do:`, how to fix it. `docs/errors.md` is
 * generated from these docstrings. Packages add their own codes by declaration merging, with docstrings of the same
 * form.
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
    AlertErrorCodes,
    PayServerErrorCodes {}

/**
 * The `code` of an {@link AppKitError}. The union is finite, so TypeScript completes codes and checks that a `switch`
 * is exhaustive.
 */
export type AppKitErrorCode = keyof AppKitErrorCodes
