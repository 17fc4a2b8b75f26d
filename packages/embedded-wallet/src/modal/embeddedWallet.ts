import type { Feature } from '@openappkit/appkit-ui/features'
import type { ApprovalSubject } from './ApprovalSubject'
import { loginByEmail } from './loginByEmail'
import { walletViews } from './walletViews'

declare module '@openappkit/appkit-core' {
  interface AppKitOptions {
    /**
     * Id of the only build of the wallet site that the app trusts, from `/wallet/v1/site`. With another build, the
     * embedded wallet doesn't load. Default: any build.
     *
     * @category Embedded wallet
     */
    readonly walletBuild?: string
  }
  interface WalletFeatures {
    walletSettings: true
  }
  interface ViewRegistry {
    /** Login by email. */
    EmailLogin: undefined
    /**
     * Code from the email.
     *
     * @internal
     */
    EmailVerifyOtp: undefined
    /**
     * Approval of a new device by a link in an email.
     *
     * @internal
     */
    EmailVerifyDevice: undefined
    /** New email address of the embedded wallet. */
    UpdateEmailWallet: undefined
    /**
     * Code sent to the current address.
     *
     * @internal
     */
    UpdateEmailPrimaryOtp: undefined
    /**
     * Code sent to the new address.
     *
     * @internal
     */
    UpdateEmailSecondaryOtp: undefined
    /**
     * Place of the embedded wallet's own page, where the user approves a request.
     *
     * @internal
     */
    ApproveTransaction: ApprovalSubject | undefined
    /** Settings of the embedded wallet. */
    WalletSettings: undefined
  }
  interface EventRegistry {
    /** The user is about to type an email address. */
    EMAIL_LOGIN_SELECTED: undefined
    EMAIL_SUBMITTED: undefined
    DEVICE_REGISTERED_FOR_EMAIL: undefined
    EMAIL_VERIFICATION_CODE_SENT: undefined
    EMAIL_VERIFICATION_CODE_PASS: undefined
    EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
    /** The user asked to change their email address. */
    EMAIL_EDIT: undefined
  }
}

/**
 * The wallet for users without one. They log in by email. An app whose kit has no default features passes it in
 * `modules`.
 */
export const embeddedWallet: Feature = {
  ...loginByEmail,
  ...walletViews,
  isWanted: ({ features }) => features?.email !== false,
}
